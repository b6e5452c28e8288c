import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as icons from '../../base/Icon/icons.ts'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { en } from '../../messages/en.ts'
import type { Guide } from '../../testing/guide.ts'
import { accountItems, customer, inToolRental, rightToLeft } from '../fixtures/toolRental.tsx'
import { AccountSidebar } from './AccountSidebar.tsx'

const signOut = fn()

const guide: Guide = {
  whenToUse: 'For the menu of the pages of an account, beside the page.',
  alternatives: { TopNav: 'for the navigation of the site', SideMenu: 'for another section' },
  anatomy: ['User, from 1024 px on', 'Pages of the account, the current one marked', 'Actions'],
  do: ['Set `isCurrent` for the current page.', 'Put actions, such as signing out, last.'],
  dont: ['Do not use it outside the account pages.'],
  keyboard: {
    Tab: 'Moves focus to the next item',
    Enter: 'Opens the page or runs the action',
    Space: 'Runs the action',
  },
  messages: { account: en['nav.account'] },
}

const meta = {
  title: 'Patterns/Navigation/AccountSidebar',
  component: AccountSidebar,
  tags: ['interactive'],
  parameters: { guide },
  decorators: [
    (Story) => (
      <Split sideWidth="menu" side={<Story />}>
        <Panel>My rentals</Panel>
      </Split>
    ),
    inToolRental,
  ],
  args: {
    account: customer,
    items: [...accountItems, { label: 'Sign out', icon: icons.signOut, onPress: signOut }],
  },
} satisfies Meta<typeof AccountSidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'My account' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My rentals')
    await expect(canvas.getByText('Grace Okafor')).toBeVisible()
  },
}

/** Each item is a tab stop. The action is a button. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    signOut.mockClear()
    for (const { label } of accountItems) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: String(label) })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
  },
}

export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      label: `Store ${index + 1}`,
      href: `/account/stores/${index + 1}`,
      isCurrent: index === 9,
    })),
  },
}

/** Without items it renders nothing. */
export const WithoutItems: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByText('Grace Okafor')).toBeNull()
  },
}

/** The row scrolls to the current item. */
export const OnAPhone: Story = {
  ...ManyItems,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Store 10' })
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

export const RightToLeft: Story = { decorators: [rightToLeft] }
