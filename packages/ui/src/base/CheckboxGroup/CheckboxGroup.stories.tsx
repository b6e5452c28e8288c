import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To select any number of a few options, such as languages or days of the week.',
  alternatives: {
    RadioGroup: 'to select one option',
    DayPicker: 'for days with short names',
  },
  anatomy: ['Label, with an asterisk if required', 'Checkboxes or tiles', 'Help', 'Error'],
  do: ['Use `tiles` for very short labels and `columns` for more than six options.'],
  dont: ['Do not use it for a single yes or no.'],
  keyboard: { Tab: 'Moves focus to the next checkbox', Space: 'Selects or deselects the option' },
}

const meta = {
  title: 'Components/Control/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Oficios',
    options: ['Plomería', 'Electricidad', 'Gas', 'Pintura', 'Albañilería'].map((name) => ({
      value: name,
      label: name,
    })),
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** `onChange` gets the values in the order of the options. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Gas' }))
    within(canvasElement).getByRole('checkbox', { name: 'Plomería' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Plomería', 'Gas'])
  },
}

export const Columns: Story = { args: { variant: 'columns', defaultValue: ['Gas'] } }

export const Row: Story = { args: { variant: 'row' } }

export const Tiles: Story = {
  args: {
    label: 'Días',
    variant: 'tiles',
    defaultValue: ['lunes', 'miércoles'],
    options: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'].map((day) => ({ value: day, label: day })),
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Campo obligatorio' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: /Oficios/ })
    await expect(group).toHaveAccessibleDescription('Error: Campo obligatorio')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['Pintura'] } }

/** Each checkbox is a tab stop; Space selects and deselects. The group's label is not repeated on each checkbox. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Plomería' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Electricidad'])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Plomería' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Oficios' })).toBeVisible()
  },
}

export const Described: Story = {
  args: { description: 'Se muestran en el perfil' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Se muestran en el perfil')
  },
}

/** Tab skips a disabled option. */
export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'Plomería', label: 'Plomería', isDisabled: true },
      { value: 'Gas', label: <b>Gas</b>, textValue: 'Gas' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Plomería' })).toBeDisabled()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Gas' })).toHaveFocus()
  },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true, variant: 'row' } }

export const LongWords: Story = {
  args: {
    variant: 'columns',
    options: ['Impermeabilización y membranas', 'Colocación de porcelanatos', 'Durlock'].map((name) => ({
      value: name,
      label: name,
    })),
  },
  globals: { viewport: { value: 'phone' } },
}
