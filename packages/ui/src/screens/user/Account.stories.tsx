import { userMessages } from '../../user/index.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AccountDataScreen } from './AccountDataScreen.tsx'
import { AccountPhotoScreen } from './AccountPhotoScreen.tsx'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { onPhone, resetSpies, signOut, withAppFrame } from '../fixtures/screenDecorators.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { useSave } from '../fixtures/useSave.ts'

interface AccountProps {
  viewerName: ViewerName
  tab?: 'data' | 'photo'
  dataState?: DataState
}

function Account({ viewerName, tab = 'data', dataState = 'loaded' }: AccountProps) {
  const save = useSave(dataState, tab === 'data' ? userMessages.updated : userMessages.savedPhoto)
  const Screen = tab === 'data' ? AccountDataScreen : AccountPhotoScreen
  return (
    <RequireViewer viewerName={viewerName}>
      {(viewer) => <Screen viewer={viewer} onSignOut={signOut} onSubmit={save} />}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Account',
  component: Account,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'professional' },
} satisfies Meta<typeof Account>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'Shows the data and the tabs of the account, and saves (P-149)',
  args: { viewerName: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible()
    const tabs = within(canvas.getByRole('navigation', { name: 'Partes de tu cuenta' })).getAllByRole('link')
    await expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Datos', '/mi-cuenta'],
      ['Foto', '/mi-cuenta/foto'],
      ['Seguridad', '/user/profile'],
      ['Notificaciones', '/notifications/preferences'],
    ])
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue('ana@plomada.example')
    const phone = canvas.getByRole('textbox', { name: /Telefono/ })
    await userEvent.clear(phone)
    await userEvent.type(phone, '2215550142{Enter}')
    await expect(await canvas.findByText('Se actualizaron tus datos')).toBeVisible()
  },
}
export const Photo: Story = {
  name: 'Shows the photo and its form',
  args: { tab: 'photo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cambiar la foto' })).toBeVisible()
  },
}
export const AdminPhoto: Story = { args: { viewerName: 'admin', tab: 'photo' } }
export const SignedOut: Story = { args: { viewerName: 'visitor' } }
export const Phone: Story = { globals: onPhone }
