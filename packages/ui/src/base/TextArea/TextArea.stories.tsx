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
  parameters: { guide, language: 'en' },
  args: { label: 'Description', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Description' }), 'Clean site')
    await expect(args.onChange).toHaveBeenLastCalledWith('Clean site')
  },
}

export const LongWords: Story = {
  args: { defaultValue: 'The walls are plastered, fine sanding and two coats remain. '.repeat(12) },
}

export const Invalid: Story = { args: { errorMessage: 'Enter a description', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'No changes' } }

/** Enter inserts a line. Tab leaves the field. */
export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <TextArea {...args} />
      <button type="button">next</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('One{Enter}Two')
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'next' })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('One\nTwo')
  },
}

/** The description contains the error message and the help text. */
export const ErrorDescription: Story = {
  args: { errorMessage: 'Enter a description', description: 'Size, material and date' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Error: Enter a description Size, material and date',
    )
  },
}

export const WithLimit: Story = {
  args: { maxLength: 10 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ten letters more')
    await expect(args.onChange).toHaveBeenLastCalledWith('ten letter')
  },
}

export const Tall: Story = { args: { rows: 8, placeholder: 'Size, material and date' } }
