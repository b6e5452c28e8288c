import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { ThemeToggle } from '../../base/ThemeToggle/ThemeToggle.tsx'
import { en } from '../../messages/en.ts'
import type { Guide } from '../../testing/guide.ts'
import { BrandLink } from '../BrandLink/BrandLink.tsx'
import { inToolRental, items, manyItems, rightToLeft } from '../fixtures/toolRental.tsx'
import { TopNav } from './TopNav.tsx'

const guide: Guide = {
  whenToUse: 'For the navigation at the top of every page of a site.',
  alternatives: { MobileMenu: 'for narrow screens, opened from here', SideMenu: 'for pages of one section' },
  anatomy: [
    'Menu button, below 1024 px',
    'Brand: a `BrandLink`',
    'Links and menus, from 1024 px on',
    'Actions, such as a theme toggle',
    'Account: a portrait, or a sign-in button',
  ],
  do: [
    'Pass the same `items` to `MobileMenu`.',
    'Repeat `actions` in `MobileMenu`: on narrow screens they are only there.',
    'Set `isCurrent` for one item.',
    'Set `pageHref` of a menu if a server renders the page: a link replaces its button without scripts.',
  ],
  dont: ['Do not put more than seven items in the bar. Use a menu.', 'Do not hide signing in in a menu.'],
  keyboard: {
    Tab: 'Moves focus through the items, and through the links of an open menu',
    'Enter, Space': 'Follows the link, or opens the menu',
    Escape: 'Closes the menu and returns focus to its button',
  },
  messages: { main: en['nav.main'], openMenu: en['nav.openMenu'] },
}

const signIn = <Button onClick={fn()}>Sign in</Button>
const portrait = <Avatar name="Grace Okafor" seed={3} isNamed />

const meta = {
  title: 'Patterns/Navigation/TopNav',
  component: TopNav,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  decorators: [inToolRental],
  args: {
    items,
    brand: <BrandLink href="/" />,
    actions: <ThemeToggle theme="light" onChange={fn()} />,
    account: signIn,
    onOpenMenu: fn(),
  },
} satisfies Meta<typeof TopNav>

export default meta
type Story = StoryObj<typeof meta>

const getNavigation = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('navigation', { name: 'Main' }))

/** Signed out. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const nav = getNavigation(canvasElement)
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices')
    await expect(nav.getByRole('button', { name: 'Tools' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('link', { name: 'Toolshed, home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull()
  },
}

export const SignedIn: Story = {
  args: { account: portrait },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Grace Okafor' })).toBeVisible()
  },
}

/** Opens with Enter or Space. Tab moves through its links. Escape closes it and returns focus to the button. */
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const nav = getNavigation(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    const trigger = nav.getByRole('button', { name: 'Tools' })
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const links = within(await nav.findByRole('list')).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tools/drills',
      '/tools/saws',
      '/tools/ladders',
    ])
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await expect(nav.queryByRole('list')).toBeNull()
    await userEvent.keyboard(' ')
    await expect(await nav.findByRole('link', { name: 'Saws' })).toBeVisible()
  },
}

/** Closed by a press outside, by moving the focus out, and by following a link. */
export const MenuClosed: Story = {
  play: async ({ canvasElement }) => {
    const nav = getNavigation(canvasElement)
    const trigger = nav.getByRole('button', { name: 'Tools' })
    await userEvent.click(trigger)
    await nav.findByRole('list')
    await userEvent.click(document.body)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    const last = await nav.findByRole('link', { name: 'Ladders' })
    last.focus()
    await userEvent.tab()
    await expect(nav.getByRole('link', { name: 'Prices' })).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    const link = await nav.findByRole('link', { name: 'Drills' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** The items wrap. */
export const ManyItems: Story = {
  args: { items: manyItems, account: portrait },
  play: async ({ canvasElement }) => {
    await expect(getNavigation(canvasElement).getAllByRole('link')).toHaveLength(9)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Without items there is no navigation and no menu button. The actions are shown at every width. */
export const WithoutItems: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Dark theme' })).toBeVisible()
  },
}

/** Nothing but a brand. */
export const BrandOnly: Story = {
  args: { items: [], actions: undefined, account: undefined },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Dark theme' })).toBeNull()
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(args.onOpenMenu).toHaveBeenCalledOnce()
  },
}

/** The brand is at the right, the menu opens below its button. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    const nav = getNavigation(canvasElement)
    const trigger = nav.getByRole('button', { name: 'Tools' })
    const brand = canvas.getByRole('link', { name: 'Toolshed, home' })
    await expect(brand.getBoundingClientRect().left).toBeGreaterThan(trigger.getBoundingClientRect().right)
    await userEvent.click(trigger)
    const panel = (await nav.findByRole('list')).parentElement
    await expect(Math.round(panel?.getBoundingClientRect().right ?? 0)).toBe(
      Math.round(trigger.getBoundingClientRect().right),
    )
  },
}
