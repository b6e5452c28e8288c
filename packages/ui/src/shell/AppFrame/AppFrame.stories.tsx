import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NoticeRegion } from '../../base/NoticeRegion/NoticeRegion.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { MarketplaceFooter } from '../MarketplaceFooter/MarketplaceFooter.tsx'
import { MarketplaceTopNav } from '../MarketplaceTopNav/MarketplaceTopNav.tsx'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { AppFrame } from './AppFrame.tsx'

const nav = (
  <MarketplaceTopNav
    viewer={people.ana}
    current="offers"
    trades={demoTrades}
    theme="light"
    onThemeChange={fn()}
    onSignIn={fn()}
    onSignOut={fn()}
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
    await expect(within(canvasElement).getByRole('region', { name: 'Avisos' })).toHaveTextContent(
      'Datos guardados',
    )
  },
}

/** The notice stays in view, below the bar. */
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
    const bar = within(canvasElement).getByRole('banner')
    const notice = within(canvasElement).getByText('Datos guardados')
    await waitFor(() => expect(window.scrollY).toBe(1200))
    await expect(notice.getBoundingClientRect().top).toBeGreaterThan(bar.getBoundingClientRect().bottom)
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    window.scrollTo(0, 0)
  },
}
export const WithNoticeScrolledOnAPhone: Story = {
  ...WithNoticeScrolled,
  globals: { viewport: { value: 'phone' } },
}

/** Returns whether the notice covers the heading of the page. */
const isCovered = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top <
  canvas.getByRole('region', { name: 'Avisos' }).getBoundingClientRect().bottom

const opening: Partial<Story> = {
  parameters: { checks: { skip: { picture: 'the same as WithNotice' } } },
  beforeEach: withFakeClock,
  render: function Opening(args) {
    const [isShown, setShown] = useState(false)
    const notices = isShown ? [{ id: 1, kind: 'success' as const, text: 'Datos guardados' }] : []
    return (
      <AppFrame {...args} notices={<NoticeRegion notices={notices} onClose={() => setShown(false)} />}>
        <Page title="Pagina de Servicios">
          <Button onClick={() => setShown(true)}>Guardar</Button>
          {Array.from({ length: 30 }, (_, line) => (
            <Text key={line}>{people.bruno.description}</Text>
          ))}
        </Page>
      </AppFrame>
    )
  },
  play: async ({ canvas }) => {
    const getTop = () =>
      Math.round(canvas.getByRole('button', { name: 'Guardar' }).getBoundingClientRect().top)
    for (const start of [0, 10]) {
      window.scrollTo(0, start)
      const before = getTop()
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
      // A second click hits the same button.
      await expect(getTop()).toBe(before)
      await advanceClock(1000)
      await expect(await canvas.findByText('Datos guardados')).toBeVisible()
      await waitFor(() => expect(isCovered(canvas)).toBe(false))
      await waitFor(() => expect(Math.abs(window.scrollY - start)).toBeLessThanOrEqual(1))
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }))
    }
    window.scrollTo(0, 0)
  },
}

/** The button stays in its place for a second, then the page moves below the notice. */
export const NoticeOpens: Story = opening
export const NoticeOpensOnAPhone: Story = { ...opening, globals: { viewport: { value: 'phone' } } }
