import { ownOfferFilters } from '@plomada/domain'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FilterPanel } from '../../filter/index.ts'
import { AccountPage, MasterDetail } from '../../layout/index.ts'
import { PayPanel } from '../../payment/PayPanel/PayPanel.tsx'
import * as offerMessages from '../offer.messages.ts'
import { OwnOfferList } from '../OwnOfferList/OwnOfferList.tsx'
import type { Guide } from '../../testing/guide.ts'
import { OwnOfferPanel } from './OwnOfferPanel.tsx'

const onPay = fn()

const guide: Guide = {
  whenToUse: "For one of the user's own offers with its next step: accept an applicant, pay or rate.",
  alternatives: { OfferDetail: 'for other viewers' },
  anatomy: [
    'Title and state, in the color of the state',
    'Description, place, budget and date',
    'Accepted professional, if any',
    'Applicants, payment or «Proceso Culminado»',
  ],
  do: ['Pass a `PayPanel` as `payment`.', 'Pass the result of an action as `notice`.'],
  dont: ['Do not pass a different `state` to show another step.'],
  keyboard: { Tab: 'Moves focus to the next link or button', Enter: 'Accepts, pays or follows a link' },
  messages: {
    selectOffer: offerMessages.selectOffer,
    finished: offerMessages.finished,
    rate: offerMessages.rate,
    hired: offerMessages.hired,
    accepted: offerMessages.accepted,
  },
}

const meta = {
  title: 'Marketplace/Offer/OwnOfferPanel',
  component: OwnOfferPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offer: offers.tankPump,
    onAccept: fn(async () => {}),
    hrefFor: (applicant) => `#${applicant.id}`,
    payment: <PayPanel amount={offers.paintedRoom.budget} payee="Bruno" onPay={onPay} />,
    rateHref: '#rate',
  },
} satisfies Meta<typeof OwnOfferPanel>

export default meta
type Story = StoryObj<typeof meta>

const confirmAcceptance = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ACEPTAR' }))

export const Default: Story = {
  name: 'Default (S-197, S-198)',
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('region', { name: 'Cambiar la bomba del tanque' })).toBeVisible()
    await expect(panel.getByText('pendiente')).toBeVisible()
    await expect(panel.getByText(/La bomba no levanta presión/)).toBeVisible()
    await expect(panel.getByText('Presupuesto').parentElement).toHaveTextContent('$ 48.000')
    await expect(panel.getByText('Fecha de publicación').parentElement).toHaveTextContent('18/11/2026')
    await expect(panel.getByText('Buenos Aires, La Plata, Calle 48 n.º 1120')).toBeVisible()
    await expect(panel.getByRole('table', { name: 'Postulantes' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'ACEPTAR a Bruno Saldaño' }))
    await confirmAcceptance()
    await expect(args.onAccept).toHaveBeenCalledWith(offers.tankPump.applicants[0])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const WithoutApplicants: Story = {
  name: 'Without applicants (S-201)',
  args: { offer: offers.brokenBlinds },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Aún no tienes postulantes')).toBeVisible()
  },
}

/** Shows the phone and the email of the professional. */
export const PaymentDue: Story = {
  name: 'Payment due (S-202)',
  args: { offer: offers.paintedRoom },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('heading', { name: 'Para pagar' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Teléfono: 1155550188' })).toHaveAttribute(
      'href',
      'tel:1155550188',
    )
    await expect(panel.getByRole('link', { name: /bruno@plomada\.example/ })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Pagar' }))
    await expect(onPay).toHaveBeenCalled()
  },
}

export const WorkerSuspended: Story = {
  name: 'The accepted professional was suspended (P-158)',
  args: { offer: { ...offers.paintedRoom, hired: { ...offers.paintedRoom.hired, isActive: false } } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText(/La cuenta de Bruno Saldaño está suspendida/)).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Pagar' })).toBeNull()
    await expect(panel.getByRole('link', { name: 'Escribirnos' })).toHaveAttribute('href', '/contact')
    await expect(panel.getByRole('link', { name: 'Publicar de nuevo' })).toHaveAttribute(
      'href',
      '/create/service',
    )
  },
}

export const Finished: Story = {
  name: 'Finished (S-203)',
  args: { offer: offers.newWiring },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Proceso Culminado')).toBeVisible()
    await expect(within(canvasElement).queryByRole('link', { name: 'Valorar' })).not.toBeInTheDocument()
  },
}

export const NotRated: Story = {
  args: { offer: { ...offers.newWiring, isRated: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Valorar' })).toHaveAttribute(
      'href',
      '#rate',
    )
  },
}

export const NoSelection: Story = {
  name: 'No selection (S-204)',
  args: { offer: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Dale click a uno')).toBeVisible()
  },
}

/** The focused button is removed with the table, so the heading gets the focus. */
export const Accepted: Story = {
  render: function Controlled(args) {
    const [offer, setOffer] = useState(args.offer)
    const accept = async () => setOffer({ ...offers.paintedRoom, id: offers.tankPump.id })
    return <OwnOfferPanel {...args} offer={offer} onAccept={accept} />
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    panel.getByRole('button', { name: 'ACEPTAR a Bruno Saldaño' }).focus()
    await userEvent.keyboard('{Enter}')
    await confirmAcceptance()
    await waitFor(() => expect(panel.getByRole('heading', { level: 2 })).toHaveFocus())
  },
}

export const LongWordsOnAPhone: Story = {
  args: { offer: offers.longWords },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const own = [offers.tankPump, offers.paintedRoom, offers.newWiring]

/** With filters and list. */
export const FullPage: Story = {
  name: 'Full page (S-194, S-195)',
  parameters: { layout: 'fullscreen' },
  render: function Controlled(args) {
    const [offer, setOffer] = useState(args.offer)
    return (
      <AccountPage
        menu={null}
        title={offerMessages.own}
        filters={
          <FilterPanel
            filters={ownOfferFilters}
            value={ownOfferFilters.initial}
            onChange={fn()}
            layout="bar"
          />
        }
      >
        <MasterDetail
          list={<OwnOfferList offers={own} selectedId={offer?.id ?? null} onSelect={setOffer} />}
          detail={<OwnOfferPanel {...args} offer={offer} />}
        />
      </AccountPage>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Tus Ofertas' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Filtros' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /Tablero nuevo/ }))
    await expect(page.getByText('Proceso Culminado')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /Cambiar la bomba/ }))
  },
}

/** The selected offer is below the list, so its heading gets the focus. */
export const FullPageOnAPhone: Story = {
  ...FullPage,
  name: 'Full page on a phone',
  args: { offer: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Pintar living/ }))
    const heading = within(canvasElement).getByRole('heading', { level: 2 })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2)
  },
}
