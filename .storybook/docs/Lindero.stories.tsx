import { demoTrades, offers } from '../../packages/domain/src/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  MarketplaceFooter,
  Grid,
  Hero,
  OfferCard,
  TapeBand,
  MarketplaceTopNav,
  Container,
} from '../../packages/ui/src/index.ts'

const noop = () => undefined

/** Renders a page with another brand: theme variables, a name and a mark. */
const Landing = () => (
  <>
    <MarketplaceTopNav
      viewer={null}
      current="home"
      trades={demoTrades}
      theme="light"
      onThemeChange={noop}
      onSignIn={noop}
      onSignOut={noop}
      onOpenMenu={noop}
    />
    <main>
      <Hero onSearch={noop} />
      <TapeBand href="/services" />
      <Container>
        <div style={{ paddingBlock: '3rem' }}>
          <Grid>
            {Object.values(offers)
              .slice(0, 3)
              .map((offer) => (
                <OfferCard key={offer.id} offer={offer} href="/offer" application="open" onApply={noop} />
              ))}
          </Grid>
        </div>
      </Container>
    </main>
    <MarketplaceFooter homeHref="/" contactHref="/contact" year={2026} />
  </>
)

const meta = {
  title: 'Foundations/Lindero',
  component: Landing,
  parameters: {
    layout: 'fullscreen',
    checks: { skip: { picture: 'its serif font depends on the machine' } },
  },
  globals: { brand: 'lindero' },
} satisfies Meta<typeof Landing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner')
    await expect(within(banner).getByText('Lindero')).toBeVisible()
    await expect(within(canvasElement).queryByText('Plomada')).toBeNull()
  },
}
