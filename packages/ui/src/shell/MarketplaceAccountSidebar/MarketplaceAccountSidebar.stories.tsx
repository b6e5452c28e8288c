import { navigationLinks, sidebarNavigation } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as shellMessages from '../shell.messages.ts'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { menuEntries } from '../menuEntries.ts'
import { MarketplaceAccountSidebar } from './MarketplaceAccountSidebar.tsx'

const guide: Guide = {
  whenToUse: 'For the menu of the account pages of clients and professionals.',
  alternatives: { AdminSidebar: 'for admins', MarketplaceTopNav: 'for the navigation of the site' },
  anatomy: ['Portrait and name', 'Account pages, the current one marked', '«Volver»', '«Cerrar Sesion»'],
  do: ['Set `current` to the link of the page.'],
  dont: ['Do not use it outside the account pages.'],
  keyboard: { Tab: 'Moves focus through the items', Enter: 'Follows the link or signs out' },
  messages: {
    navigation: esAR['nav.account'],
    ...Object.fromEntries(sidebarNavigation('account').map((id) => [id, menuEntries[id].label])),
    back: shellMessages.back,
    signOut: shellMessages.signOut,
  },
}

const meta = {
  title: 'Marketplace/Shell/MarketplaceAccountSidebar',
  component: MarketplaceAccountSidebar,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    person: people.ana,
    current: 'publications',
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 216 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarketplaceAccountSidebar>

export default meta
type Story = StoryObj<typeof meta>

/** Expects the links of a user, in order, and those that the specification names. */
const expectLinks = async (
  canvas: HTMLElement,
  person: Parameters<typeof navigationLinks>[0],
  specified: readonly (readonly [label: string, href: string])[],
) => {
  const links = navigationLinks(person)
  const pages = sidebarNavigation('account').flatMap((id) => {
    const href = links[id]
    return href === undefined ? [] : [[menuEntries[id].label, href]]
  })
  const shown = getLinks(canvas)
  await expect(shown).toEqual([...pages, ['Volver', '/']])
  await expect(shown).toEqual(expect.arrayContaining([...specified]))
}
const getLinks = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

export const Default: Story = {
  name: 'Client (S-183..S-187, S-193)',
  play: async ({ args, canvasElement }) => {
    await expectLinks(canvasElement, args.person, [
      ['Mi Perfil', '/profile/1'],
      ['Mis Publicaciones', '/profilec/1'],
    ])
    await expect(within(canvasElement).getByText('AF')).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Mis Publicaciones',
    )
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Mi Perfil' })).toHaveFocus()
    within(canvasElement).getByRole('button', { name: 'Cerrar Sesion' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const Professional: Story = {
  name: 'Professional (S-188..S-193)',
  args: {
    person: people.bruno,
    current: 'applications',
  },
  play: async ({ args, canvasElement }) => {
    await expectLinks(canvasElement, args.person, [
      ['Mi Perfil', '/myprofilep/2'],
      ['Mis Publicaciones', '/profilep/2'],
      ['Mis trabajos', '/profilep/jobs/2'],
      ['Mis Postulaciones', '/profilep/postulaciones/2'],
    ])
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Mis Postulaciones',
    )
    await expect(within(canvasElement).getByRole('button', { name: 'Cerrar Sesion' })).toBeVisible()
  },
}

/** Admins have no profile and no conversations. */
export const Admin: Story = {
  args: { person: people.elena, current: 'account' },
  play: async ({ args, canvasElement }) => {
    await expectLinks(canvasElement, args.person, [])
  },
}

export const LongName: Story = { args: { person: people.maximiliano, current: 'profile' } }
