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
  parameters: { guide, language: 'en' },
  args: { label: 'Name', name: 'firstName', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.type(input, 'Daniela')
    await expect(args.onChange).toHaveBeenLastCalledWith('Daniela')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Filled: Story = { args: { defaultValue: 'Daniela' } }

export const Described: Story = {
  args: {
    label: 'Phone',
    type: 'tel',
    description: 'Shown only to people with a booking',
    placeholder: '020 7946 0142',
  },
}

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Name' })).toHaveAttribute(
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
  args: { label: 'Address', icon: icons.pin, placeholder: '12 Mill Lane' },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Kent', label: 'County' },
}

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'Drill, saw, ladder…' },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('Daniela{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Daniel')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** A visually hidden label still names the field. */
export const HiddenLabelName: Story = {
  args: { isLabelHidden: true, placeholder: 'Drill, saw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('placeholder', 'Drill, saw')
  },
}

export const LongWords: Story = {
  args: {
    label: 'Complete address of the place where the tool is needed',
    description: 'Street, number, floor and flat, and the streets around it if it has no number',
    errorMessage: 'Enter an address',
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
