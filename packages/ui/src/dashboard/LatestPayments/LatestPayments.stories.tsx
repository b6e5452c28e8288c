import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { LatestPayments } from './LatestPayments.tsx'

const guide: Guide = {
  whenToUse: 'For the latest payments on the dashboard, with links to all offers of two states.',
  alternatives: { OfferTable: 'for the list only' },
  anatomy: ['Heading', 'Links to the offers in two states', 'List'],
  do: ['Pass about five payments. The links lead to the others.'],
  dont: ['Do not change the order: newest first.'],
  keyboard: { Tab: 'Moves focus to the two links, then to the titles', Enter: 'Follows the link' },
  messages: {
    latestPayments: dashboardMessages.latestPayments,
    noOffersInTable: dashboardMessages.noOffersInTable,
  },
}

const meta = {
  title: 'Marketplace/Dashboard/LatestPayments',
  component: LatestPayments,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offers: dashboards.busy.latestPayments,
    links: { running: '/dashboard/services/proceso', finished: '/dashboard/services/terminado' },
  },
} satisfies Meta<typeof LatestPayments>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-245, S-250)',
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Últimos pagos' }))
    await expect(section.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Tablero nuevo con disyuntorVivienda de tres ambientes. Se...',
      'Cambiar termotanqueTermotanque de 80 litros con s...',
      'Reparar techo de chapaMembrana nueva y dos chapas.',
      'Pintar frente y rejaFrente de ladrillo y reja de c...',
      'Colocar porcelanato en cocina y lavaderoSon 18 m² sobre contrapiso niv...',
    ])
    await userEvent.tab()
    const running = section.getByRole('link', { name: 'Servicios en proceso' })
    await expect(running).toHaveFocus()
    await expect(running).toHaveAttribute('href', '/dashboard/services/proceso')
    await userEvent.tab()
    const finished = section.getByRole('link', { name: 'Servicios en estado terminado' })
    await expect(finished).toHaveFocus()
    await expect(finished).toHaveAttribute('href', '/dashboard/services/terminado')
  },
}

export const WithLinks: Story = { args: { hrefFor: ({ id }) => `/service/detail/${id}` } }

export const Empty: Story = {
  name: 'Empty (S-275)',
  args: { offers: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay objetos')).toBeVisible()
  },
}

export const LongWords: Story = { args: { offers: dashboards.longWords.latestPayments } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
