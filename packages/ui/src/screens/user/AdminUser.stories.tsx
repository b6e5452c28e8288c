import { useState } from 'react'
import type { User } from '@plomada/domain'
import { respond, type DataState } from '../fixtures/screenData.ts'
import { UserScreen } from './UserScreen.tsx'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { viewers } from '../fixtures/marketplace.ts'
import { resetSpies, withAdminFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

function UserDetail({ user: initial, dataState = 'loaded' }: { user: User; dataState?: DataState }) {
  const [user, setUser] = useState(initial)
  return (
    <UserScreen
      user={user}
      isOwn={user.role === 'admin'}
      onSuspend={async (suspension) => {
        await respond(dataState)
        setUser((now) => ({ ...now, isActive: false, suspension }))
      }}
      onActivate={async () => {
        await respond(dataState)
        setUser((now) => ({ ...now, isActive: true, suspension: null }))
      }}
      onSubmit={() => respond(dataState)}
    />
  )
}

const meta = {
  title: 'Screens/AdminUser',
  component: UserDetail,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAdminFrame('users')],
  beforeEach: resetSpies,
  args: { user: viewers.professional },
} satisfies Meta<typeof UserDetail>

export default meta
type Story = StoryObj<typeof meta>

const ban = async (canvas: HTMLElement) => {
  within(canvas).getByRole('button', { name: 'Banear' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'No contesta los mensajes.')
  await userEvent.click(dialog.getByRole('button', { name: 'Banear' }))
  return dialog
}

export const Professional: Story = {
  name: 'Bans a user for a reason and offers to activate them (S-018, S-040, S-389)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await ban(canvasElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await page.findByText('Usuario Baneado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Activar' })).toBeEnabled()
  },
}
export const Initial: Story = {}
export const Offline: Story = {
  name: 'Shows a failed ban in its dialog',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const dialog = await ban(canvasElement)
    await expect(
      await dialog.findByText('El sitio no responde por un momento. Intentá de nuevo enseguida'),
    ).toBeVisible()
  },
}
export const Banned: Story = { args: { user: people.dario } }
export const OwnAccount: Story = { args: { user: viewers.admin } }
export const LongWords: Story = { args: { user: people.maximiliano } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
