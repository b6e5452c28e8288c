import type { User } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userCopy } from '../user.copy.ts'
import { UserProfileCard } from './UserProfileCard.tsx'

const guide: Guide = {
  use: 'Beside UserDetailCard: who the person is, and whether they may take part.',
  instead: { UserCard: 'in a list', PersonalInfo: "for one's own data" },
  anatomy: [
    'Materials of the trades and portrait',
    'Name',
    'Role and trades',
    'Rating',
    'State, said again when it changes',
    'Button that changes it, or why there is none',
  ],
  do: ['Set `isOwn` for the account of whoever looks: nobody bans themselves.'],
  dont: ['Do not ask again before calling the server: the card has asked.'],
  keys: {
    'Enter, Space': 'On the button: asks. In the dialog: answers',
    Tab: 'In the dialog: round',
    Escape: 'Closes the dialog and gives the focus back to the button',
  },
  copy: {
    active: userCopy.active,
    banned: userCopy.banned,
    ban: userCopy.ban,
    banHelp: userCopy.banHelp,
    activate: userCopy.activate,
    activateHelp: userCopy.activateHelp,
    ownAccount: userCopy.ownAccount,
  },
}

const onActiveChange = fn()

const meta = {
  title: 'User/UserProfileCard',
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
  render: function Kept(args) {
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
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const Default: Story = {
  name: 'Banning asks first and gives the focus back (S-266, S-267)',
  play: async ({ canvasElement }) => {
    const state = within(canvasElement).getByRole('status')
    await expect(state).toHaveTextContent('Usuario Activo')
    await userEvent.tab()
    await expect(button(canvasElement, 'Banear')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Banear a Bruno Saldaño' })
    await waitFor(() => expect(button(dialog, 'Cancelar')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await isGone()
    await expect(onActiveChange).not.toHaveBeenCalled()
    await waitFor(() => expect(button(canvasElement, 'Banear')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(async () =>
      expect(button(await screen.findByRole('alertdialog'), 'Cancelar')).toHaveFocus(),
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await isGone()
    await expect(onActiveChange.mock.calls).toEqual([[false]])
    await expect(state).toHaveTextContent('Usuario Baneado')
    await waitFor(() => expect(button(canvasElement, 'Activar')).toHaveFocus())
  },
}

export const Banned: Story = {
  name: 'Somebody banned can be activated (S-267)',
  args: { user: people.dario },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Usuario Baneado')
    await userEvent.click(button(canvasElement, 'Activar'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Activar a Dario Ponce' })
    await userEvent.click(button(dialog, 'Activar'))
    await isGone()
    await expect(onActiveChange.mock.calls).toEqual([[true]])
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Usuario Activo')
    await expect(button(canvasElement, 'Banear')).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    onActiveChange.mockRejectedValue(new Problem('conflict', { sentence: 'Es el último admin' }))
    await userEvent.click(button(canvasElement, 'Banear'))
    await userEvent.click(button(await screen.findByRole('alertdialog'), 'Banear'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Es el último admin')
    await expect(within(canvasElement).getByText('Usuario Activo')).toBeInTheDocument()
  },
}

export const Own: Story = {
  args: { user: people.elena, isOwn: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getByText('La cuenta propia no se puede banear.')).toBeVisible()
  },
}

export const Client: Story = {
  name: 'A client has no trades (S-263)',
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
