import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from './TextField.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For one line of text: a name, an address, an email.',
  alternatives: {
    TextArea: 'for several lines',
    NumberField: 'for a quantity',
    SearchField: 'to search a list',
    Select: 'when there is a fixed list of values',
  },
  anatomy: [
    'Label, with an asterisk if required',
    'Icon inside the field (optional)',
    'Text',
    'Help text',
    'Error message',
  ],
  do: ['Set `type` and `autoComplete` for the right touch keyboard and autofill.'],
  dont: ['Do not use the placeholder as the label. It disappears when the user types.'],
  keyboard: { Tab: 'Moves focus to the field. Skips a disabled one', Enter: 'Submits the form' },
}

const meta = {
  title: 'Components/Control/TextField',
  component: TextField,
  tags: ['interactive'],
  parameters: { guide },
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

/** The error message describes the field and starts with «Error:». */
export const Invalid: Story = {
  args: { label: 'Email', type: 'email', defaultValue: 'daniela@', errorMessage: 'Invalid email' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Error: Invalid email')
  },
}

export const WithIcon: Story = {
  args: { label: 'Dirección', icon: icons.pin, placeholder: 'Calle 48 n.º 1120' },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Buenos Aires', label: 'Provincia' },
}

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'Cambiar grifería, pintar un living…' },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus()
    await userEvent.keyboard('Daniela{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Daniel')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** A visually hidden label still names the field. */
export const HiddenLabelName: Story = {
  args: { isLabelHidden: true, placeholder: 'Cambiar grifería' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute(
      'placeholder',
      'Cambiar grifería',
    )
  },
}

export const LongWords: Story = {
  args: {
    label: 'Dirección completa del lugar donde se hará el trabajo',
    description: 'Calle, número, piso y departamento, y entre qué calles está si no tiene número',
    errorMessage: 'Please enter a direction',
  },
  globals: { viewport: { value: 'phone' } },
}

export const WithLimit: Story = {
  args: { maxLength: 10 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Maximiliano')
    await expect(args.onChange).toHaveBeenLastCalledWith('Maximilian')
  },
}
