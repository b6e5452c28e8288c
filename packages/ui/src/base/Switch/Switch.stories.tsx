import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Switch } from './Switch.tsx'

const guide: Guide = {
  whenToUse: 'To turn a setting on or off. It takes effect immediately, without a submit button.',
  alternatives: {
    Checkbox: 'in a form that users send',
    ToggleButton: 'in a toolbar',
    SegmentedControl: 'if both states need a text',
  },
  anatomy: ['Track with a thumb', 'Label', 'Help text', 'Error message'],
  do: ['Name the setting, not its state: «Notifications by email».'],
  dont: ['Do not change the label with the state. Screen readers would read the state twice.'],
  keyboard: { Tab: 'Moves focus to the switch', Space: 'Turns it on or off' },
}

const meta = {
  title: 'Components/Control/Switch',
  component: Switch,
  tags: ['interactive'],
  parameters: { guide, language: 'en' },
  args: { label: 'Notifications by email', name: 'notices', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Notifications by email' })
    await userEvent.click(canvas.getByText('Notifications by email'))
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const On: Story = { args: { defaultSelected: true } }

export const Described: Story = {
  args: { description: 'When someone replies to a message', defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('When someone replies to a message')
  },
}

/** The setting could not be saved. */
export const Invalid: Story = {
  args: { errorMessage: 'It could not be saved', defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Error: It could not be saved')
  },
}

export const Disabled: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Switch {...args} isDisabled />
      <Switch {...args} label="Security notifications" isDisabled defaultSelected />
    </Stack>
  ),
}

export const ManySettings: Story = {
  render: (args) => (
    <Stack gap={1}>
      {['Replies', 'Messages', 'Payments', 'News', 'Reminders'].map((label, index) => (
        <Switch key={label} {...args} label={label} defaultSelected={index % 2 === 0} />
      ))}
    </Stack>
  ),
}

/** Without JavaScript of its own: the browser submits and resets it. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Notifications">
      <Stack>
        <Switch {...args} />
        <Button type="reset" variant="secondary">
          Undo
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const read = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('notices')
    await userEvent.click(canvas.getByRole('switch'))
    await expect(read()).toEqual(['on'])
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(read()).toEqual([])
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const LongWords: Story = {
  args: {
    label: 'Show the phone number only to people who have booked an appointment within the last thirty days',
    description: 'Everyone else sees the button for writing a message',
  },
  globals: { viewport: { value: 'phone' } },
}

/** The thumb moves to the other side. */
export const RightToLeft: Story = {
  args: { label: 'الإشعارات بالبريد', defaultSelected: true },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Switch {...args} />
    </div>
  ),
}
