import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as icons from '../Icon/icons.ts'
import { RadioGroup } from './RadioGroup.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To select one of two to six options, all visible.',
  alternatives: { Select: 'for more than six options', CheckboxGroup: 'to select several options' },
  anatomy: ['Label', 'Options with an optional description', 'Help text', 'Error message'],
  do: [
    'Use the `segmented` variant for two or three short options.',
    'Use the `cards` variant for a decision that needs an icon and a sentence for each option.',
  ],
  dont: ['Do not omit the option for «none» when users may select nothing.'],
  keyboard: {
    Tab: 'Moves to the selected option, or to the first one. The next Tab leaves the group',
    Arrows: 'Moves to the next or previous option and selects it. Wraps around at the ends',
    Space: 'Selects the focused option',
  },
}

const meta = {
  title: 'Components/Control/RadioGroup',
  component: RadioGroup,
  tags: ['interactive'],
  parameters: { guide, language: 'en' },
  args: {
    label: 'Time of day',
    options: [
      { value: 'morning', label: 'Morning' },
      { value: 'afternoon', label: 'Afternoon' },
      { value: 'evening', label: 'Evening' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: 'morning' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('radio', { name: 'Morning' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('afternoon')
    await expect(within(canvasElement).getByRole('radio', { name: 'Afternoon' })).toBeChecked()
  },
}

export const Row: Story = { args: { variant: 'row', defaultValue: 'afternoon' } }

export const Segmented: Story = {
  args: {
    label: 'Order',
    variant: 'segmented',
    defaultValue: 'recent',
    options: [
      { value: 'recent', label: 'Newest first' },
      { value: 'old', label: 'Oldest first' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Oldest first' }))
    await expect(args.onChange).toHaveBeenCalledWith('old')
  },
}

export const Described: Story = {
  args: {
    label: 'Role',
    options: [
      { value: 'customer', label: 'Customer', description: 'Book tools' },
      { value: 'owner', label: 'Owner', description: 'Lend tools' },
    ],
  },
}

/** An option is named by its label and described by its sentence. The whole card is its target. */
export const Cards: Story = {
  args: {
    label: 'What do you want to do?',
    variant: 'cards',
    options: [
      {
        value: 'customer',
        label: 'I need a tool',
        description: 'Say what you need and choose one of the offers.',
        icon: icons.search,
      },
      {
        value: 'owner',
        label: 'I lend my tools',
        description: 'Answer the requests that suit you.',
        icon: icons.wrench,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const search = canvas.getByRole('radio', { name: 'I need a tool' })
    await expect(search).toHaveFocus()
    await expect(search).toHaveAccessibleDescription('Say what you need and choose one of the offers.')
    await userEvent.keyboard(' ')
    await expect(search).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'I lend my tools' })).toBeChecked()
    await userEvent.click(canvas.getByText('Say what you need and choose one of the offers.'))
    await expect(args.onChange).toHaveBeenLastCalledWith('customer')
  },
}

export const CardsOnAPhone: Story = {
  args: { ...Cards.args, defaultValue: 'owner' },
  globals: { viewport: { value: 'phone' } },
}

export const CardsDisabled: Story = {
  args: { ...Cards.args, isDisabled: true, defaultValue: 'customer' },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Required' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: /Time of day/ })
    await expect(group).toHaveAccessibleDescription('Error: Required')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'evening' } }

/** The group is one tab stop. Arrow keys wrap around at the ends. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'evening' },
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <button type="button">next</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Evening' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Afternoon' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('afternoon')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'next' })).toHaveFocus()
  },
}

/** Without a selection, Space selects the first option. */
export const NoSelection: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith('morning')
  },
}

export const SegmentedByKeyboard: Story = {
  args: { variant: 'segmented', defaultValue: 'morning' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Afternoon' })).toBeChecked()
  },
}

/** Arrow keys skip a disabled option. */
export const DisabledOption: Story = {
  args: {
    defaultValue: 'morning',
    options: [
      { value: 'morning', label: 'Morning' },
      { value: 'afternoon', label: 'Afternoon', isDisabled: true },
      { value: 'evening', label: <b>Evening</b>, textValue: 'Evening' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Afternoon' })).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Evening' })).toBeChecked()
  },
}

export const LongWords: Story = {
  args: {
    variant: 'segmented',
    options: [
      { value: 'a', label: 'Only early in the morning' },
      { value: 'b', label: 'After noon' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
