import { fullName } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Page } from '../base/index.ts'
import { IdentityCard } from '../user/index.ts'
import { viewers, type Who } from './market.ts'
import { Gate } from './Account.tsx'
import { freshScreen, inFrame, onPhone, signOut } from './Screen.tsx'
import type { Given } from './useList.ts'

interface IdentityScreenProps {
  who: Who
  given?: Given
}

/** /user/profile: who one is at the identity provider. */
const IdentityScreen = ({ who, given = 'here' }: IdentityScreenProps) => (
  <Gate who={who}>
    {(viewer) => (
      <Page width="form">
        <IdentityCard
          identity={
            given === 'loading'
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
      </Page>
    )}
  </Gate>
)

const meta = {
  title: 'Screens/Identity',
  component: IdentityScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame()],
  beforeEach: freshScreen,
  args: { who: 'client' },
} satisfies Meta<typeof IdentityScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'Who one is, and the way out (S-044, S-235, S-236)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const text of ['ana', 'ana@plomada.example', 'demo|ana'])
      await expect(page.getByText(text)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Cerrar Sesion' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  name: 'Loading (S-237)',
  args: { given: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading ...')).toBeVisible()
  },
}
export const SignedOut: Story = { args: { who: 'visitor' } }
export const Phone: Story = { globals: onPhone }
