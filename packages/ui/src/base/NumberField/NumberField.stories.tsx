import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Base/Control/NumberField',
  component: NumberField,
  args: { label: 'Presupuesto', prefix: '$', onChange: fn(), min: 1, max: 99999 },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Presupuesto' })
    await userEvent.type(input, '92500')
    await expect(args.onChange).toHaveBeenLastCalledWith(92500)
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const WithoutUnit: Story = {
  args: { prefix: undefined, label: 'Años de experiencia', defaultValue: 12 },
}

export const Invalid: Story = {
  args: { defaultValue: 1250000, errorMessage: 'Please enter an estimate of up to 5 digits' },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 48000 } }
