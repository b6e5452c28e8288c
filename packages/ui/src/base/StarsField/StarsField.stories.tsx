import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StarsField } from './StarsField.tsx'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'To enter a score of one to five stars.',
  alternatives: { Stars: 'to show a score', RadioGroup: 'for options with text' },
  anatomy: ['Label', 'Five stars', 'Score as text: «3 of 5»', 'Error message'],
  do: ['Start at one star, as specified.'],
  dont: ['Do not change the score on hover.'],
  keyboard: {
    Tab: 'Moves focus to the selected star. The next Tab leaves the field',
    'Arrow right, arrow up': 'Adds one star. Continues at one star after five',
    'Arrow left, arrow down': 'Removes one star',
    'Home, End': 'Selects one star or five stars',
    Space: 'Selects the focused star',
  },
  messages: { stars: esAR['stars.count'], ofFive: esAR['stars.ofFive'] },
}

const meta = {
  title: 'Components/Control/StarsField',
  component: StarsField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Calificación', onChange: fn() },
} satisfies Meta<typeof StarsField>

export default meta
type Story = StoryObj<typeof meta>

/** Starts at one star. Arrow keys and clicks change the score. */
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

/** The field is one tab stop. */
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

/** Hovering does not change the score. */
export const Hovered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '4 estrellas' }))
    await expect(canvas.getByText('1 de 5')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Each star is at least 44 px wide on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole('radio')) {
      const target = star.closest('label')?.getBoundingClientRect()
      await expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  },
}
