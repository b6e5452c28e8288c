import type { User } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { UserProfileCard, type UserProfileCardProps } from './UserProfileCard.tsx'

const guide: Guide = {
  whenToUse: 'Next to `UserDetailCard`, to show the profile and state of a user and to change the state.',
  alternatives: { UserCard: 'for a list', PersonalInfo: 'for the user’s own data' },
  anatomy: [
    'Swatches and portrait',
    'Name',
    'Role and trades',
    'Rating',
    'State, announced when it changes',
    'Button that changes the state, or why there is none',
  ],
  do: ['Set `isOwn` for the account of the signed-in admin.'],
  dont: ['Do not add another confirmation: the card includes the dialogs.'],
  keyboard: {
    'Enter, Space': 'On the button: opens the dialog',
    Tab: 'In the dialog: moves focus within it',
    Escape: 'Closes the dialog and returns focus to the button',
  },
  messages: {
    active: userMessages.active,
    banned: userMessages.banned,
    ban: userMessages.ban,
    banHelp: userMessages.banHelp,
    activate: userMessages.activate,
    activateHelp: userMessages.activateHelp,
    ownAccount: userMessages.ownAccount,
  },
}

const onSuspend = fn<UserProfileCardProps['onSuspend']>()
const onActivate = fn<UserProfileCardProps['onActivate']>()
const reason = 'Cobró una seña y no volvió a contestar.'

const meta = {
  title: 'Marketplace/User/UserProfileCard',
  component: UserProfileCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { user: people.bruno, onSuspend, onActivate },
  beforeEach: () => {
    onSuspend.mockReset().mockResolvedValue(undefined)
    onActivate.mockReset().mockResolvedValue(undefined)
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [user, setUser] = useState<User>(args.user)
    return (
      <UserProfileCard
        {...args}
        user={user}
        onSuspend={async (suspension) => {
          await args.onSuspend(suspension)
          setUser({ ...user, isActive: false, suspension })
        }}
        onActivate={async () => {
          await args.onActivate()
          setUser({ ...user, isActive: true, suspension: null })
        }}
      />
    )
  },
} satisfies Meta<typeof UserProfileCard>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const waitForClose = () =>
  waitFor(async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  })

export const Default: Story = {
  name: 'Active, with confirmation (S-266, S-267)',
  play: async ({ canvasElement }) => {
    const state = within(canvasElement).getByRole('status')
    await expect(state).toHaveTextContent('Usuario Activo')
    await userEvent.tab()
    await expect(button(canvasElement, 'Banear')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Banear a Bruno Saldaño' })
    await userEvent.keyboard('{Escape}')
    await waitForClose()
    await expect(onSuspend).not.toHaveBeenCalled()
    await waitFor(() => expect(button(canvasElement, 'Banear')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), reason)
    await userEvent.click(button(dialog, 'Banear'))
    await waitForClose()
    await expect(onSuspend.mock.calls).toEqual([[{ reason, until: null }]])
    await expect(state).toHaveTextContent('Usuario Baneado')
    await waitFor(() => expect(button(canvasElement, 'Activar')).toHaveFocus())
  },
}

export const Banned: Story = {
  name: 'Banned (S-267)',
  args: { user: people.dario },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Usuario Baneado')
    await expect(within(canvasElement).getByText('hasta el 5/12/2026 inclusive')).toBeVisible()
    await userEvent.click(button(canvasElement, 'Activar'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Activar a Dario Ponce' })
    await userEvent.click(button(dialog, 'Activar'))
    await waitForClose()
    await expect(onActivate).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Usuario Activo')
    await expect(button(canvasElement, 'Banear')).toBeVisible()
  },
}

export const Rejected: Story = {
  play: async ({ canvasElement }) => {
    onSuspend.mockRejectedValue(new Problem('conflict', { sentence: 'Es el último admin' }))
    await userEvent.click(button(canvasElement, 'Banear'))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), reason)
    await userEvent.click(button(dialog, 'Banear'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Es el último admin')
    await expect(within(canvasElement).getByText('Usuario Activo')).toBeInTheDocument()
  },
}

export const OwnAccount: Story = {
  args: { user: people.elena, isOwn: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getByText('No podés banear tu propia cuenta.')).toBeVisible()
  },
}

export const Client: Story = {
  name: 'Client without trades (S-263)',
  args: { user: people.ana },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('SIN JOBS')).toBeVisible()
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { user: { ...people.maximiliano, trades: people.bruno.trades } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
