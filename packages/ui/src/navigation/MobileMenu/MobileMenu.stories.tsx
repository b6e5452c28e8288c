import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { en } from '../../messages/en.ts'
import type { Guide } from '../../testing/guide.ts'
import {
  accountGroup,
  categories,
  customer,
  inToolRental,
  items,
  manyItems,
} from '../fixtures/toolRental.tsx'
import { MobileMenu } from './MobileMenu.tsx'

const guide: Guide = {
  whenToUse: 'For the navigation of narrow screens. It can be loaded when `TopNav` calls `onOpenMenu`.',
  alternatives: { TopNav: 'for wide screens', SideMenu: 'for pages of one section' },
  anatomy: ['Heading and close button', 'Signed-in user', 'Links of the site', 'Further groups', 'Actions'],
  do: [
    'Pass the same `items` as to `TopNav`.',
    'Close it in `onClose`, which is also called on click on a link.',
  ],
  dont: ['Do not open it on swipe.'],
  keyboard: {
    Tab: 'Moves focus within the menu',
    Escape: 'Closes the menu and returns focus to its button',
    Enter: 'Follows the link',
  },
  messages: { menu: en['nav.menu'], main: en['nav.main'], close: en.close },
}

const signIn = (
  <Button icon={icons.signIn} onClick={fn()}>
    Sign in
  </Button>
)
const signOut = (
  <Button variant="secondary" icon={icons.signOut} onClick={fn()}>
    Sign out
  </Button>
)

const meta = {
  title: 'Patterns/Navigation/MobileMenu',
  component: MobileMenu,
  tags: ['interactive'],
  parameters: { guide },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [inToolRental],
  args: { isOpen: true, onClose: fn(), items, actions: signIn },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

const findMenu = async () => within(await screen.findByRole('dialog', { name: 'Menu' }))

/** Signed out. A menu of the top bar is a list below its label. */
export const Default: Story = {
  play: async () => {
    const menu = await findMenu()
    const nav = within(menu.getByRole('navigation', { name: 'Main' }))
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Drills',
      'Saws',
      'Ladders',
      'Prices',
      'Stores',
    ])
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
    await expect(menu.getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}

/** With the user, and a group of account pages. */
export const SignedIn: Story = {
  args: {
    account: <Inline>{customer}</Inline>,
    groups: [accountGroup, { label: 'Popular', layout: 'grid', items: categories }],
    items: [{ label: 'Home', href: '/' }],
    actions: signOut,
  },
  play: async () => {
    const menu = await findMenu()
    await expect(menu.getByText('Grace Okafor')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'My rentals' })).toHaveAttribute('aria-current', 'page')
    const [first, second] = ['Drills', 'Saws'].map((name) =>
      menu.getByRole('link', { name }).getBoundingClientRect(),
    )
    await expect(second?.top).toBe(first?.top)
  },
}

/** The menu scrolls. */
export const ManyItems: Story = {
  args: { items: manyItems, groups: [accountGroup] },
  play: async () => {
    const menu = await findMenu()
    const last = menu.getByRole('button', { name: 'Sign in' })
    last.focus()
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

/** Without links there is no navigation. */
export const WithoutItems: Story = {
  args: { items: [], groups: [{ items: [] }] },
  play: async () => {
    const menu = await findMenu()
    await expect(menu.queryByRole('navigation')).toBeNull()
    await expect(menu.queryByRole('list')).toBeNull()
    await expect(menu.getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}

/** Traps the focus. Escape and a click on a link close it. */
export const WithButton: Story = {
  args: { isOpen: false },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open menu</Button>
        <MobileMenu {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog')
    for (let stop = 0; stop < 12; stop += 1) {
      await userEvent.tab()
      await expect(panel).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: 'Prices' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** At the right side of the window, in a document from right to left. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, dir: 'rtl' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Menu' }).getBoundingClientRect().left).toBeGreaterThan(0),
    )
  },
}
