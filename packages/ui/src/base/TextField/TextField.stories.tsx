import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Base/Control/TextField',
  component: TextField,
  args: { label: 'Nombre', name: 'firstName', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nombre' })
    await userEvent.type(input, 'Daniela')
    await expect(args.onChange).toHaveBeenLastCalledWith('Daniela')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Filled: Story = { args: { defaultValue: 'Daniela' } }

export const Described: Story = {
  args: {
    label: 'Teléfono',
    type: 'tel',
    description: 'Solo lo ve quien contrata',
    placeholder: '221 555 0142',
  },
}

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Nombre' })).toHaveAttribute(
      'aria-required',
      'true',
    )
  },
}

/** The message is tied to the box, says that it is an error, and speaks its own language. */
export const Invalid: Story = {
  args: { label: 'Email', type: 'email', defaultValue: 'daniela@', errorMessage: 'Invalid email' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Error: Invalid email')
    await expect(within(canvasElement).getByText('Invalid email')).toHaveAttribute('lang', 'en')
  },
}

export const WithIcon: Story = { args: { label: 'Dirección', icon: 'pin', placeholder: 'Calle 48 n.º 1120' } }

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Buenos Aires', label: 'Provincia' },
}

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'Cambiar grifería, pintar un living…' },
}
