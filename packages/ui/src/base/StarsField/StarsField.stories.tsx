import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StarsField } from './StarsField.tsx'

const meta = {
  title: 'Base/Control/StarsField',
  component: StarsField,
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
