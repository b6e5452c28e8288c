import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { Link } from './Link.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'
import { isMirrored } from '../../testing/isMirrored.ts'

const guide: Guide = {
  whenToUse: 'To navigate from a text or a list.',
  alternatives: {
    ButtonLink: 'for the main action of a view',
    Button: 'for an action other than navigation',
  },
  anatomy: [
    'Leading icon (optional)',
    'Text: the destination',
    'Trailing icon (optional)',
    'For screen readers: opens in a new tab',
  ],
  do: [
    'Use `standalone` outside of a text: it has the height of a control.',
    'Set `isNewTab` only for external sites.',
  ],
  dont: ['Do not write «here»: name the destination.'],
  keyboard: {
    Tab: 'Moves focus to the link',
    Enter: 'Follows the link',
    'Ctrl + Enter': 'Opens the link in a new tab',
  },
  messages: { newTab: esAR.newTab },
}

const meta = {
  title: 'Components/Control/Link',
  component: Link,
  tags: ['interactive'],
  parameters: { guide },
  args: { href: '/servicios', children: 'Ver servicios' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithIcons: Story = { args: { icon: icons.code, endIcon: icons.arrowRight, size: 'small' } }

export const Plain: Story = { args: { tone: 'plain' } }

export const Standalone: Story = { args: { size: 'standalone', endIcon: icons.arrowRight } }

/** Announces the new tab. */
export const NewTab: Story = {
  args: { href: 'https://example.org/', isNewTab: true, children: 'Ver código' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /se abre en otra pestaña/ })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const OnPetrol: Story = {
  render: (args) => (
    <Panel tone="inverse">
      <Link {...args} />
    </Panel>
  ),
}

const navigate = fn()

/** A click uses the router; Ctrl + click is left to the browser. */
export const WithRouter: Story = {
  render: (args) => (
    <PlomadaProvider navigate={navigate}>
      <Link {...args} />
    </PlomadaProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear()
    const link = within(canvasElement).getByRole('link', { name: 'Ver servicios' })
    await userEvent.click(link)
    await expect(navigate).toHaveBeenCalledWith('/servicios')
    navigate.mockClear()
    let isFollowed = false
    const onClick = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', onClick, { once: true })
    await fireEvent.click(link, { ctrlKey: true })
    await expect(isFollowed).toBe(true)
    await expect(navigate).not.toHaveBeenCalled()
  },
}

/** Enter uses the router. */
export const ByKeyboard: Story = {
  args: { onFollow: fn() },
  render: (args) => (
    <PlomadaProvider navigate={navigate}>
      <Link {...args} />
    </PlomadaProvider>
  ),
  play: async ({ args, canvas }) => {
    navigate.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ver servicios' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/servicios')
    await expect(args.onFollow).toHaveBeenCalledTimes(1)
  },
}

/** A standalone link is 44 px high. */
export const TargetSize: Story = {
  args: { size: 'standalone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const LongWords: Story = {
  args: { children: 'Impermeabilización de terraza accesible con membrana geotextil transitable' },
  globals: { viewport: { value: 'phone' } },
}

/** The arrow after the text is at its left and points to the left. */
export const RightToLeft: Story = {
  args: { size: 'standalone', endIcon: icons.arrowRight },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(isMirrored(link)).toBe(true)
    const middle = link.getBoundingClientRect().left + link.getBoundingClientRect().width / 2
    await expect(link.querySelector('svg')?.getBoundingClientRect().right).toBeLessThan(middle)
  },
}
