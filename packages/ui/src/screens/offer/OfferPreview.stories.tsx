import { type OfferPreview as OfferPreviewData, paths } from '@plomada/domain'
import { offers, toOfferPreview } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NotFound } from '../../shell/index.ts'
import { openOffers } from '../fixtures/marketplace.ts'
import {
  navigate,
  onPhone,
  onTablet,
  resetSpies,
  signIn,
  withAppFrame,
} from '../fixtures/screenDecorators.tsx'
import { OfferPreviewScreen } from './OfferPreviewScreen.tsx'

const [porcelain = offers.tankPump] = openOffers
const preview = { ...toOfferPreview(porcelain), applicantCount: 2 }

interface OfferPreviewProps {
  offer: OfferPreviewData | undefined
  /** Whether there is no offer at the address, or no longer. */
  missing?: 'unknown' | 'removed'
}

const OfferPreview = ({ offer, missing }: OfferPreviewProps) =>
  missing ? (
    <NotFound homeHref={paths.home} offersHref={paths.offers} isRemoved={missing === 'removed'} />
  ) : (
    <OfferPreviewScreen offer={offer} onApply={signIn} />
  )

const meta = {
  title: 'Screens/OfferPreview',
  component: OfferPreview,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('offers')],
  beforeEach: resetSpies,
  args: { offer: preview },
} satisfies Meta<typeof OfferPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  name: 'A visitor reads an offer and signs in to apply (S-009, S-011)',
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getByRole('heading', { level: 1, name: porcelain.title })).toBeVisible()
    await expect(page.getByText('Buenos Aires, La Plata')).toBeVisible()
    await expect(page.getByText(/Son 18 m² sobre contrapiso nivelado/)).toBeVisible()
    await expect(page.getByText('Fecha de publicación').parentElement).toHaveTextContent('20/11/2026')
    await expect(page.getByText('Presupuesto').parentElement).toHaveTextContent('$ 92.500')
    await expect(page.getByText('2 postulantes')).toBeVisible()
    await expect(page.queryByText(/Mitre 640/)).toBeNull()
    await expect(page.queryByText(porcelain.owner.firstName)).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Ingresar para postular' }))
    await expect(signIn).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('link', { name: 'Volver' }))
    await expect(navigate).toHaveBeenLastCalledWith('/service')
  },
}

export const SeveralTrades: Story = {
  name: 'Links to the lists of each trade',
  args: {
    offer: {
      ...preview,
      trades: [
        { id: 1, name: 'Plomería' },
        { id: 2, name: 'Gas' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('navigation', { name: 'Ver también' }))
    await expect(links.getByRole('link', { name: 'Servicios de Plomería' })).toHaveAttribute(
      'href',
      '/service?job=1',
    )
    await expect(links.getByRole('link', { name: 'Profesionales de Gas' })).toHaveAttribute(
      'href',
      '/professional?job=2',
    )
  },
}

export const Closed: Story = {
  name: 'An offer that no longer accepts applicants',
  args: { offer: { ...preview, state: 'proceso' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Esta publicación ya no recibe postulaciones.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cerrado' })).toBeDisabled()
  },
}

export const Finished: Story = { args: { offer: { ...preview, state: 'terminado' } } }

export const WithoutPhotoAndDescription: Story = {
  args: { offer: toOfferPreview(offers.brokenBlinds) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay descripción')).toBeVisible()
    await expect(within(canvasElement).getByText('Todavía no hay postulantes')).toBeVisible()
  },
}

export const LongWords: Story = { args: { offer: toOfferPreview(offers.longWords) } }
export const Loading: Story = {
  args: { offer: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('main')).getByText('Cargando...')).toBeVisible()
  },
}
export const Missing: Story = { args: { missing: 'unknown' } }
export const Removed: Story = {
  args: { missing: 'removed' },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(
      page.getByRole('heading', { level: 1, name: 'Esta publicación ya no está disponible' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Servicios' })).toHaveAttribute('href', '/service')
  },
}

export const Phone: Story = { globals: onPhone }
export const PhoneClosed: Story = { globals: onPhone, args: { offer: { ...preview, state: 'proceso' } } }
export const PhoneLongWords: Story = { globals: onPhone, args: { offer: toOfferPreview(offers.longWords) } }
export const Tablet: Story = { globals: onTablet }
