import { fullName } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { IdentityScreen } from './IdentityScreen.tsx'
import { viewers, type ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { resetSpies, withAppFrame, onPhone, signOut } from '../fixtures/screenDecorators.tsx'
import type { DataState } from '../fixtures/screenData.ts'

interface IdentityProps {
  viewerName: ViewerName
  dataState?: DataState
}

const Identity = ({ viewerName, dataState = 'loaded' }: IdentityProps) => (
  <RequireViewer viewerName={viewerName}>
    {(viewer) => (
      <IdentityScreen
        viewer={viewer}
        identity={
          dataState === 'loading'
            ? undefined
            : {
                subject: 'demo|ana',
                name: fullName(viewer),
                nickname: viewer.nickname,
                email: viewer.email,
                picture: viewers.client.photo,
                updatedAt: new Date('2026-11-18T14:05:00Z'),
              }
        }
        onSignOut={signOut}
      />
    )}
  </RequireViewer>
)

const meta = {
  title: 'Screens/Identity',
  component: Identity,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof Identity>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'Shows the identity and signs out (S-044, S-235, S-236)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const text of ['ana', 'ana@plomada.example', 'demo|ana'])
      await expect(page.getByText(text)).toBeVisible()
    await userEvent.click(within(page.getByRole('article')).getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  name: 'Loading (S-237)',
  args: { dataState: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading ...')).toBeVisible()
  },
}
export const SignedOut: Story = { args: { viewerName: 'visitor' } }
export const Phone: Story = { globals: onPhone }
