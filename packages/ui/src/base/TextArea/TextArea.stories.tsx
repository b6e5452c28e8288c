import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextArea } from './TextArea.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For several lines of text: a description, a review, a message.',
  alternatives: { TextField: 'for one line' },
  anatomy: ['Label', 'Resizable field', 'Help text', 'Error message'],
  do: ['Set `rows` to the usual number of lines.'],
  dont: ['Do not set `maxLength` without showing the limit in the help text.'],
  keyboard: {
    Tab: 'Leaves the field. Does not insert a tab',
    Enter: 'Inserts a new line',
    'Shift + Tab': 'Moves focus to the previous element',
  },
}

const meta = {
  title: 'Components/Control/TextArea',
  component: TextArea,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Descripción', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Descripción' }), 'Obra limpia')
    await expect(args.onChange).toHaveBeenLastCalledWith('Obra limpia')
  },
}

export const LongWords: Story = {
  args: { defaultValue: 'Paredes enduidas, falta lijado fino y dos manos. '.repeat(12) },
}

export const Invalid: Story = { args: { errorMessage: 'Please enter a description', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sin cambios' } }

/** Enter inserts a line. Tab leaves the field. */
export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <TextArea {...args} />
      <button type="button">después</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Uno{Enter}Dos')
    await expect(args.onChange).toHaveBeenLastCalledWith('Uno\nDos')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'después' })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('Uno\nDos')
  },
}

/** The description contains the error message and the help text. */
export const ErrorDescription: Story = {
  args: { errorMessage: 'Please enter a description', description: 'Medidas, material y plazo' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Error: Please enter a description Medidas, material y plazo',
    )
  },
}

export const WithLimit: Story = {
  args: { maxLength: 10 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'doce letras y más')
    await expect(args.onChange).toHaveBeenLastCalledWith('doce letra')
  },
}

export const Tall: Story = { args: { rows: 8, placeholder: 'Medidas, material y plazo' } }
