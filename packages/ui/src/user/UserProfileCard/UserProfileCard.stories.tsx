import type { User } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { UserProfileCard } from './UserProfileCard.tsx'

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
  dont: ['Do not add another confirmation: the card includes one.'],
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

const onActiveChange = fn()

const meta = {
  title: 'Marketplace/User/UserProfileCard',
  component: UserProfileCard,
  tags: ['interactive'],
  parameters: { guide },
  args: { user: people.bruno, onActiveChange },
  beforeEach: () => {
    onActiveChange.mockReset()
    onActiveChange.mockResolvedValue(undefined)
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
        onActiveChange={async (isActive) => {
          await args.onActiveChange(isActive)
          setUser({ ...user, isActive })
        }}
      />
    )
  },
} satisfies Meta<typeof UserProfileCard>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })
const waitForClose = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const Default: Story = {
  name: 'Active, with confirmation (S-266, S-267)',
  play: async ({ canvasElement }) => {
    const state = within(canvasElement).getByRole('status')
    await expect(state).toHaveTextContent('Usuario Activo')
    await userEvent.tab()
    await expect(button(canvasElement, 'Banear')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Banear a Bruno Saldaño' })
    await waitFor(() => expect(button(dialog, 'Cancelar')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitForClose()
    await expect(onActiveChange).not.toHaveBeenCalled()
    await waitFor(() => expect(button(canvasElement, 'Banear')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(async () =>
      expect(button(await screen.findByRole('alertdialog'), 'Cancelar')).toHaveFocus(),
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitForClose()
    await expect(onActiveChange.mock.calls).toEqual([[false]])
    await expect(state).toHaveTextContent('Usuario Baneado')
    await waitFor(() => expect(button(canvasElement, 'Activar')).toHaveFocus())
  },
}

export const Banned: Story = {
  name: 'Banned (S-267)',
  args: { user: people.dario },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Usuario Baneado')
    await userEvent.click(button(canvasElement, 'Activar'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Activar a Dario Ponce' })
    await userEvent.click(button(dialog, 'Activar'))
    await waitForClose()
    await expect(onActiveChange.mock.calls).toEqual([[true]])
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Usuario Activo')
    await expect(button(canvasElement, 'Banear')).toBeVisible()
  },
}

export const Rejected: Story = {
  play: async ({ canvasElement }) => {
    onActiveChange.mockRejectedValue(new Problem('conflict', { sentence: 'Es el último admin' }))
    await userEvent.click(button(canvasElement, 'Banear'))
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Banear'))
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
