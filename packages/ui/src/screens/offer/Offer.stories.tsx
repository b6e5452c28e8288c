import { useState } from 'react'
import {
  type Offer as OfferData,
  offerFilters,
  type OfferPreview,
  offerHref,
  paths,
  suggestionFilters,
} from '@plomada/domain'
import { withFilters } from '@plomada/domain/contract'
import { NotFound } from '../../shell/index.ts'
import { filterOffers, takePage } from '../fixtures/filterLists.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { useFixtureApplications } from '../fixtures/useFixtureApplications.ts'
import { fullName } from '@plomada/domain'
import { offers, toOfferPreview } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openOffers, viewers, type ViewerName } from '../fixtures/marketplace.ts'
import { OfferScreen } from './OfferScreen.tsx'
import {
  resetSpies,
  navigate,
  withAppFrame,
  onPhone,
  onTablet,
  signIn,
} from '../fixtures/screenDecorators.tsx'

const [porcelain = offers.tankPump] = openOffers

interface OfferDetailProps {
  viewerName: ViewerName
  offer: OfferData
  /** The preview that the document of the page contained. */
  preview?: OfferPreview
  /** State of the data; `empty` is an address without an offer. */
  dataState?: DataState
}

function OfferDetail({ viewerName, offer, preview, dataState = 'loaded' }: OfferDetailProps) {
  const applications = useFixtureApplications(viewerName, dataState)
  const [page, setPage] = useState(1)
  const filters = suggestionFilters(offer, page)
  const { items, pages } = takePage(filterOffers(openOffers, filters), filters)
  const isLoading = dataState === 'loading'
  return (
    <RequireViewer viewerName={viewerName}>
      {(viewer) =>
        dataState === 'empty' ? (
          <NotFound homeHref={paths.home} offersHref={paths.offers} />
        ) : (
          <OfferScreen
            viewer={viewer}
            offer={isLoading ? undefined : offer}
            preview={preview}
            applications={applications}
            onSignIn={signIn}
            suggestions={{
              offers: isLoading ? undefined : items,
              page,
              pages: isLoading ? 0 : pages,
              hrefForPage: (next) => withFilters(offerHref(offer), offerFilters, { ...filters, page: next }),
              onPage: setPage,
            }}
          />
        )
      }
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Offer',
  component: OfferDetail,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('offers')],
  beforeEach: resetSpies,
  args: { viewerName: 'professional', offer: porcelain },
} satisfies Meta<typeof OfferDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Professional: Story = {
  name: 'A professional applies to an offer and goes back (S-051, S-111..S-113, S-115, S-117..S-121, S-123, S-421)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const title = page.getByRole('heading', { level: 1, name: porcelain.title })
    await expect(getComputedStyle(title).textTransform).toBe('uppercase')
    await expect(page.getByText(fullName(porcelain.owner))).toBeVisible()
    await expect(page.getByText(/Buenos Aires, La Plata, Mitre 640/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Acerca del Servicio' })).toBeVisible()
    await expect(page.getByText(/Son 18 m² sobre contrapiso nivelado/)).toBeVisible()
    await expect(page.getByText('Fecha de publicación').parentElement).toHaveTextContent('20/11/2026')
    await expect(page.getByText('Presupuesto').parentElement).toHaveTextContent('$ 92.500')
    await expect(canvasElement.querySelector(`main img[src="${porcelain.photo}"]`)).toBeVisible()
    const side = page.getByRole('button', { name: /^Postular/ }).closest('section')
    await expect(within(side ?? canvasElement).getByText('Bruno Saldaño')).toBeVisible()
    await expect(side?.querySelector('img')).toHaveAttribute('src', viewers.professional.photo)
    await userEvent.click(page.getByRole('button', { name: /^Postular/ }))
    await expect(await page.findByRole('button', { name: 'Postulado' })).toHaveFocus()
    await expect(page.getAllByText('Te has postulado')[0]).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Volver' }))
    await expect(navigate).toHaveBeenLastCalledWith('/service')
  },
}

export const Suggestions: Story = {
  name: 'Suggests five offers of the same trade per page (S-108..S-110, S-462)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const box = page.getByRole('heading', { name: 'Sugerencias' }).closest('section, aside')
    const links = () => [...(box?.querySelectorAll('li a[href^="/service/detail/"]:not([aria-label])') ?? [])]
    const getTrades = (link: Element) =>
      openOffers.find(({ id }) => link.getAttribute('href') === `/service/detail/${id}`)?.trades
    const expectSameTrade = async () => {
      for (const link of links()) await expect(getTrades(link)).toEqual(porcelain.trades)
    }
    await expect(page.getByText('Pulir parquet de dos ambientes')).toBeVisible()
    await expect(links()).toHaveLength(5)
    await expectSameTrade()
    const first = links()[0]?.getAttribute('href')
    await userEvent.click(page.getByRole('link', { name: /siguiente/i }))
    await waitFor(() => expect(page.getByText('Sellar deck de madera')).toBeVisible())
    await expect(links()[0]?.getAttribute('href')).not.toBe(first)
    await expectSameTrade()
    await expect(page.queryByText('Pulir parquet de dos ambientes')).toBeNull()
  },
}

export const FromPreview: Story = {
  name: 'Shows the preview until the offer has loaded',
  args: { dataState: 'loading', preview: toOfferPreview(porcelain) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: porcelain.title })).toBeVisible()
    await expect(page.getByText('Bruno Saldaño')).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Postular/ })).toBeNull()
  },
}

export const Client: Story = {
  name: 'A client sees which data is missing to apply',
  args: { viewerName: 'client' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Postular/ }))
    await expect(await page.findByText(/completá tu perfil profesional/)).toBeVisible()
  },
}

export const Owner: Story = { args: { viewerName: 'client', offer: { ...offers.tankPump, id: 401 } } }
export const Applied: Story = {
  name: 'Already applied (S-122, S-378)',
  args: { offer: { ...porcelain, hasApplied: true, applicationState: 'sent' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Postulado' })).toBeDisabled()
  },
}
export const Closed: Story = { args: { offer: { ...porcelain, state: 'proceso' } } }
export const ClosedByClient: Story = {
  name: 'Closed by the client: its applicants read so (P-196)',
  args: { offer: { ...offers.closed, hasApplied: true, applicationState: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/está cerrada: el cliente ya no recibe/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Postular/ })).toBeNull()
  },
}
export const Admin: Story = { args: { viewerName: 'admin' } }

export const WithoutPhotoAndDescription: Story = {
  name: 'Without photo and description (S-099, S-116)',
  args: { offer: offers.brokenBlinds },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
    await expect(within(canvasElement).getAllByText('Sin foto')[0]).toBeVisible()
  },
}

export const LongWords: Story = { args: { offer: offers.longWords } }
export const Loading: Story = {
  name: 'Loading (S-124)',
  args: { dataState: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('main')).getAllByText('Cargando...')[0]).toBeVisible()
  },
}
export const Missing: Story = { args: { dataState: 'empty' } }

export const Offline: Story = {
  name: 'Undoes a failed application and shows the reason',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Postular/ }))
    await expect(
      await page.findByText('El sitio no responde por un momento. Intentá de nuevo enseguida'),
    ).toBeVisible()
    await waitFor(() => expect(page.getByRole('button', { name: /^Postular/ })).toBeEnabled())
  },
}

export const Phone: Story = { globals: onPhone }
export const PhoneLongWords: Story = { globals: onPhone, args: { offer: offers.longWords } }
export const Tablet: Story = { globals: onTablet }
