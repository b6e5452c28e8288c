import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as icons from '../Icon/icons.ts'
import { Inline } from '../Inline/Inline.tsx'
import { ToggleButton } from './ToggleButton.tsx'

const guide: Guide = {
  whenToUse: 'For a view option that is on or off, in a toolbar or above a list.',
  alternatives: {
    Switch: 'for a setting',
    Checkbox: 'in a form',
    SegmentedControl: 'to select one of several options',
    IconButton: 'for an icon without text: set `aria-pressed`',
  },
  anatomy: ['Button', 'Icon (optional)', 'Label'],
  do: ['Name what is on while it is pressed: «Bookmarks».'],
  dont: ['Do not change the label with the state. Screen readers announce «pressed».'],
  keyboard: { Tab: 'Moves focus to the button', 'Enter, Space': 'Presses or releases it' },
}

const meta = {
  title: 'Components/Control/ToggleButton',
  component: ToggleButton,
  tags: ['interactive'],
  parameters: { guide, language: 'en' },
  args: { children: 'With a photo', icon: icons.camera, onChange: fn() },
} satisfies Meta<typeof ToggleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'With a photo', pressed: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const Selected: Story = { args: { defaultSelected: true } }

/** The caller decides; here it stays released. */
export const Controlled: Story = {
  args: { isSelected: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('button', { pressed: false })).toBeVisible()
  },
}

export const Several: Story = {
  render: (args) => (
    <Inline gap={2}>
      <ToggleButton {...args} size="small" defaultSelected />
      <ToggleButton {...args} size="small" icon={icons.star}>
        Highly rated
      </ToggleButton>
      <ToggleButton {...args} size="small" icon={icons.clock}>
        This week
      </ToggleButton>
    </Inline>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <Inline gap={2}>
      <ToggleButton {...args} isDisabled />
      <ToggleButton {...args} isDisabled defaultSelected />
    </Inline>
  ),
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const LongWords: Story = {
  args: { children: 'Only entries that were published during the last seven days in my city' },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { children: 'مع صورة', defaultSelected: true },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ToggleButton {...args} />
    </div>
  ),
}
