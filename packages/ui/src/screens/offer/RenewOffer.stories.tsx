import { memberRoles, type Offer } from '@plomada/domain'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { onPhone, resetSpies, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { RenewOfferScreen } from './RenewOfferScreen.tsx'

const RenewOffer = ({ offer }: { offer: Offer | undefined }) => (
  <RequireViewer viewerName="client" roles={memberRoles}>
    {() => (
      <RenewOfferScreen
        offer={offer}
        now={new Date('2026-12-15T12:00:00Z')}
        backHref="#own"
        onRenew={async () => {}}
      />
    )}
  </RequireViewer>
)

const meta = {
  title: 'Screens/RenewOffer',
  component: RenewOffer,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('publications')],
  beforeEach: resetSpies,
  args: { offer: { ...offers.tankPump, expiresAt: new Date('2026-12-18T14:05:00Z') } },
} satisfies Meta<typeof RenewOffer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Expired: Story = { args: { offer: offers.expired } }
export const Loading: Story = { args: { offer: undefined } }
export const Phone: Story = { globals: onPhone }
