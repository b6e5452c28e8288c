import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Button } from './Button.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'To trigger an action on the current page, such as applying, sending, paying or closing.',
  alternatives: {
    ButtonLink: 'to go to another page',
    IconButton: 'for an icon without a label',
    SubmitButton: 'to submit a form',
  },
  anatomy: [
    'Leading icon (optional)',
    'Label: a verb',
    'Trailing icon (optional)',
    'Pending: spinner and progress label',
  ],
  do: [
    'Use `accent` once per view, for its main action.',
    'Set `pending` during the action: the button keeps its width and focus, and ignores further clicks.',
    'Set `label` if the same text repeats on the page.',
  ],
  dont: [
    'Do not disable a button without saying what is missing.',
    'Do not use `done` for an action that can be repeated.',
  ],
  keyboard: {
    Tab: 'Moves focus to the button. Skips a disabled one',
    'Enter, Space': 'Activates the button',
  },
}

const meta = {
  title: 'Components/Control/Button',
  component: Button,
  tags: ['interactive'],
  parameters: { guide, language: 'en' },
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} variant="accent">
        Pay
      </Button>
      <Button {...args}>Save</Button>
      <Button {...args} variant="secondary">
        Back
      </Button>
      <Button {...args} variant="ghost">
        Clear
      </Button>
      <Button {...args} variant="danger">
        Delete
      </Button>
      <Button {...args} variant="done">
        Saved
      </Button>
      <Button {...args} variant="outline">
        Show results
      </Button>
    </Inline>
  ),
}

/** Keeps its width and focus, shows the progress label and ignores clicks. */
export const Pending: Story = {
  args: { pending: 'Saving…', variant: 'accent', children: 'Pay' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving…' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Done: Story = {
  args: { variant: 'done', children: 'Saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Saved' })).toBeDisabled()
  },
}

/** Keeps the focus after a click that finished the action. */
export const DoneWithFocus: Story = {
  args: { variant: 'done', keepsFocus: true, children: 'Saved' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saved' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { isDisabled: true, variant: 'accent', children: 'Update details' } }

/** Looks disabled but stays focusable, after a click that disabled it. */
export const DisabledWithFocus: Story = {
  args: { isDisabled: true, keepsFocus: true, variant: 'accent', children: 'Send' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await expect(getComputedStyle(button).opacity).toBe('0.5')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    // At 0.5 the focus ring would be too pale.
    await expect(getComputedStyle(button).opacity).toBe('1')
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
    </Inline>
  ),
}

export const WithIcons: Story = {
  args: { icon: icons.search, endIcon: icons.arrowRight, children: 'Show profiles' },
}

export const Block: Story = { args: { isBlock: true, variant: 'accent', children: 'Create booking' } }

export const OnPetrol: Story = {
  render: (args) => (
    <Panel tone="inverse">
      <Inline>
        <Button {...args} variant="accent">
          Show profiles
        </Button>
        <Button {...args} variant="outline" />
        <Button {...args} variant="ghost" />
      </Inline>
    </Panel>
  ),
}

/** Enter and Space activate it once each. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Enter and Space do nothing while pending, and the width does not shrink. */
export const PendingByKeyboard: Story = {
  args: { variant: 'accent', children: 'Pay' },
  render: (args) => (
    <Inline>
      <Button {...args} />
      <Button {...args} pending="…" />
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    const [rest, busy] = canvas.getAllByRole('button')
    await userEvent.tab()
    await userEvent.tab()
    await expect(busy).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(busy?.offsetWidth).toBeGreaterThanOrEqual(rest?.offsetWidth ?? 0)
  },
}

/** Tab skips a disabled button. */
export const DisabledByKeyboard: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} isDisabled />
      <Button {...args} variant="secondary">
        Back
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus()
  },
}

/** Has an accessible name that differs from its text. */
export const Named: Story = {
  args: { label: 'Accept Alexander Featherstone', children: 'Accept' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept Alexander Featherstone' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { isBlock: true, children: 'Send the review and go back to the list' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    )
  },
}
