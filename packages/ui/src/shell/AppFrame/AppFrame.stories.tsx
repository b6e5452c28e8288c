import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NoticeRegion } from '../../base/NoticeRegion/NoticeRegion.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { MarketplaceFooter } from '../MarketplaceFooter/MarketplaceFooter.tsx'
import { MarketplaceTopNav } from '../MarketplaceTopNav/MarketplaceTopNav.tsx'
import type { Guide } from '../../testing/guide.ts'
import { AppFrame } from './AppFrame.tsx'

const nav = (
  <MarketplaceTopNav
    viewer={people.ana}
    current="offers"
    trades={demoTrades}
    links={{
      home: '/',
      offers: '/service',
      professionals: '/professional',
      createOffer: '/create/service',
      dashboard: '/dashboard',
      contact: '/contact',
      profile: '/profile/1',
      tradeHref: ({ id }) => `/professional?job=${id}`,
    }}
    theme="light"
    onThemeChange={fn()}
    onSignIn={fn()}
    onOpenMenu={fn()}
  />
)

const guide: Guide = {
  whenToUse: 'For every page except admin pages and payment pop-ups.',
  alternatives: { PopupFrame: 'for payment pop-ups', AdminFrame: 'for admin pages' },
  anatomy: ['Skip link', 'Navigation', 'Notices', 'Page', 'Footer'],
  do: ['Render the `NoticeRegion` even if it is empty, so that screen readers announce new notices.'],
  dont: ['Do not add a main landmark: the page includes one.'],
  keyboard: { Tab: 'Moves focus to the skip link first', Enter: 'On the skip link: moves focus to the page' },
}

const meta = {
  title: 'Marketplace/Shell/AppFrame',
  component: AppFrame,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    nav,
    notices: <NoticeRegion notices={[]} onClose={fn()} />,
    footer: <MarketplaceFooter homeHref="/" contactHref="/contact" year={2026} />,
    children: (
      <Page title="Pagina de Servicios">
        <Text>{people.bruno.description}</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof AppFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The skip link is the first tab stop. The footer starts below the first screen. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const skip = within(canvasElement).getByRole('link', { name: 'Saltar al contenido' })
    await expect(skip).toHaveFocus()
    await expect(skip.getAttribute('href')).toBe(`#${within(canvasElement).getByRole('main').id}`)
    const footer = within(canvasElement).getByRole('contentinfo').getBoundingClientRect()
    await expect(Math.round(footer.top)).toBeGreaterThanOrEqual(window.innerHeight)
  },
}

export const WithNotice: Story = {
  args: {
    notices: <NoticeRegion notices={[{ id: 1, kind: 'success', text: 'Datos guardados' }]} onClose={fn()} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Datos guardados')
  },
}

/** The notice stays in view. */
export const WithNoticeScrolled: Story = {
  args: {
    ...WithNotice.args,
    children: (
      <Page title="Pagina de Servicios">
        {Array.from({ length: 60 }, (_, line) => (
          <Text key={line}>{people.bruno.description}</Text>
        ))}
      </Page>
    ),
  },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 1200)
    const notice = within(canvasElement).getByRole('status')
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThan(0))
    window.scrollTo(0, 0)
  },
}
