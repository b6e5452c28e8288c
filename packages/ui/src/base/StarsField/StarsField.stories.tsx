import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StarsField } from './StarsField.tsx'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'

const guide: Guide = {
  use: 'To give one to five stars.',
  instead: { Stars: 'to show a score', RadioGroup: 'for options with words' },
  anatomy: ['Label', 'Five stars', 'The score in words, «3 de 5»', 'Error'],
  do: ['Start at one star, as the product says.'],
  dont: ['Do not send the score on hover: only a press or a key changes it.'],
  keys: {
    Tab: 'To the chosen star; the next Tab leaves the field',
    'Arrow right, arrow up': 'One star more; after five comes one',
    'Arrow left, arrow down': 'One star less',
    'Home, End': 'One star, five stars',
    Space: 'Chooses the star that has the focus',
  },
  copy: { stars: baseCopy.stars, ofFive: baseCopy.ofFive },
}

const meta = {
  title: 'Base/Control/StarsField',
  component: StarsField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Calificación', onChange: fn() },
} satisfies Meta<typeof StarsField>

export default meta
type Story = StoryObj<typeof meta>

/** One star at first; arrows and clicks change the score. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: '1 estrella' })).toBeChecked()
    await expect(canvas.getByText('1 de 5')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('radio', { name: '5 estrellas' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
    await expect(canvas.getByText('5 de 5')).toBeVisible()
  },
}

export const Scored: Story = { args: { defaultValue: 4 } }

export const Invalid: Story = { args: { errorMessage: 'Campo obligatorio' } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 3 } }

/** One stop of the keyboard; arrows, Home and End change the score. */
export const ByKeyboard: Story = {
  args: { defaultValue: 3 },
  play: async ({ args, canvas }) => {
    const star = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(star('3 estrellas')).toHaveFocus()
    for (const [key, score, name] of [
      ['{ArrowRight}', 4, '4 estrellas'],
      ['{ArrowLeft}', 3, '3 estrellas'],
      ['{End}', 5, '5 estrellas'],
      ['{Home}', 1, '1 estrella'],
      ['{ArrowUp}', 5, '5 estrellas'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(args.onChange).toHaveBeenLastCalledWith(score)
      await expect(star(name)).toHaveFocus()
      await expect(star(name)).toBeChecked()
    }
    await expect(canvas.getByText('5 de 5')).toBeVisible()
  },
}

/** Hovering promises nothing. */
export const Hovered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '4 estrellas' }))
    await expect(canvas.getByText('1 de 5')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** On the narrowest phone every star is 44 px. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole('radio')) {
      const target = star.closest('label')?.getBoundingClientRect()
      await expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  },
}
