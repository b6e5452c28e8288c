import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Panel } from '../Panel/Panel.tsx'
import { PlomadaProvider } from '../../provider/index.ts'
import { Link } from './Link.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'

const guide: Guide = {
  use: 'A place to go, inside a text or a list.',
  instead: { ButtonLink: 'when it is the main thing to do', Button: 'when something happens' },
  anatomy: [
    'Picture before the words, if any',
    'Where it goes',
    'Picture after the words, if any',
    'For screen readers: that it opens another tab',
  ],
  do: [
    'Use `standalone` where the link stands alone: it has the height of a control.',
    'Set `isNewTab` only for places outside the product.',
  ],
  dont: ['Do not write «aquí»: name the place.'],
  keys: {
    Tab: 'To the link',
    Enter: 'Follows it',
    'Ctrl + Enter': 'Follows it in a new tab: the router does not swallow it',
  },
  copy: { newTab: baseCopy.newTab },
}

const meta = {
  title: 'Base/Control/Link',
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

/** A new tab is announced. */
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

/** A plain click goes through the product's router; with Control the browser decides. */
export const Routed: Story = {
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
    let leftToBrowser = false
    const watch = (event: Event) => {
      leftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', watch, { once: true })
    await fireEvent.click(link, { ctrlKey: true })
    await expect(leftToBrowser).toBe(true)
    await expect(navigate).not.toHaveBeenCalled()
  },
}

/** Enter goes through the router, with Control the browser decides. */
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

/** 24 px at least, and the height of a control when it stands alone. */
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
