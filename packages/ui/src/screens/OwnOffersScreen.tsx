import {
  href,
  members,
  ownOfferFilters,
  ownPages,
  paths,
  type Applicant,
  type Offer,
  professionalHref,
} from '@plomada/domain'
import { problems } from '@plomada/domain/define'
import { useState } from 'react'
import { Button, Dialog, Notice, Stack, Text } from '../base/index.ts'
import { FilterPanel, isNarrowed } from '../filter/index.ts'
import { MasterDetail } from '../layout/index.ts'
import { offerMessages, OffersNotFound, OwnOfferList, OwnOfferPanel, OwnOffersEmpty } from '../offer/index.ts'
import { PayPanel } from '../payment/index.ts'
import { accountItems } from '../shell/index.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { filterOffers } from './fixtures/filterLists.ts'
import { ListPager } from './ListPager.tsx'
import { ownOffers, type ViewerName } from './fixtures/marketplace.ts'
import { RequireViewer } from './fixtures/RequireViewer.tsx'
import { useNotices, signOut } from './fixtures/screenDecorators.tsx'
import { respond, type DataState, useFilteredList } from './fixtures/screenData.ts'

interface PaymentProps {
  offer: Offer
  isOffline: boolean
  onPaid: () => void
}

/** Renders the payment, with a dialog in place of the provider's window. */
function Payment({ offer, isOffline, onPaid }: PaymentProps) {
  const [stage, setStage] = useState<'ready' | 'opening' | 'window' | 'processing'>('ready')
  const [hasFailed, setFailed] = useState(false)
  const open = async () => {
    setFailed(false)
    setStage('opening')
    await respond()
    setFailed(isOffline)
    setStage(isOffline ? 'ready' : 'window')
  }
  const confirm = async () => {
    setStage('processing')
    await respond()
    onPaid()
  }
  const isOpen = stage === 'window'
  return (
    <>
      <PayPanel
        amount={offer.budget}
        onPay={() => void open()}
        status={isOpen ? 'opening' : stage}
        {...(hasFailed && { notice: <Notice kind="error">{problems.paymentUnavailable.sentence}</Notice> })}
      />
      <Dialog
        isOpen={isOpen}
        onClose={() => setStage('ready')}
        title="Ventana de pago"
        actions={
          <Button variant="accent" onClick={() => void confirm()}>
            Pagar con tarjeta
          </Button>
        }
      >
        <Stack gap={2}>
          <Text>{offer.title}</Text>
          <Text size="small" tone="muted">
            En el producto, acá se abre la página de la tarjeta.
          </Text>
        </Stack>
      </Dialog>
    </>
  )
}

export interface OwnOffersScreenProps {
  /** Viewer of the screen. */
  viewerName: ViewerName
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
  /** Index of the offer that is selected at the start. */
  selectedIndex?: number
  /** The offers at the start.
   * @default Ana's */
  offers?: readonly Offer[]
}

const useOwnOffers = (initial: readonly Offer[], dataState: DataState) => {
  const { notify } = useNotices()
  const [offers, setOffers] = useState(initial)
  const [acceptingId, setAccepting] = useState<number | null>(null)
  const change = (id: number, patch: Partial<Offer>) =>
    setOffers((now) => now.map((offer) => (offer.id === id ? { ...offer, ...patch } : offer)))
  const accept = async (offer: Offer, applicant: Applicant) => {
    setAccepting(applicant.id)
    await respond()
    setAccepting(null)
    if (dataState === 'offline') return notify('error', problems.unavailable.sentence)
    const hired = { ...applicant, email: 'bruno@plomada.example', phone: '1155550188' }
    change(offer.id, { state: 'proceso', hired })
    notify('success', offerMessages.accepted)
  }
  return { offers, acceptingId, accept, markPaid: (id: number) => change(id, { state: 'terminado' }) }
}

const NoOffers = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <OffersNotFound onClear={onClear} />
  ) : (
    <OwnOffersEmpty createHref={paths.createOffer} homeHref={paths.home} />
  )

/** /profilec/{id} and /profilep/{id}: the viewer selects an own offer, accepts an applicant and pays. */
export function OwnOffersScreen({
  viewerName,
  dataState = 'loaded',
  selectedIndex,
  offers: initialOffers = ownOffers,
}: OwnOffersScreenProps) {
  const { offers, acceptingId, accept, markPaid } = useOwnOffers(initialOffers, dataState)
  const [selectedId, select] = useState(selectedIndex === undefined ? null : initialOffers[selectedIndex]?.id)
  const list = useFilteredList(
    ownOfferFilters,
    (filters) => filterOffers(offers, filters),
    dataState === 'offline' ? 'loaded' : dataState,
  )
  const selected = list.items?.find(({ id }) => id === selectedId) ?? null
  const isFiltered = isNarrowed(ownOfferFilters, list.filters)
  const isEmpty = list.total === 0
  return (
    <RequireViewer viewerName={viewerName} roles={members}>
      {(viewer) => (
        <AccountLayout
          viewer={viewer}
          onSignOut={signOut}
          current={accountItems.publications}
          title={offerMessages.own}
          {...((isFiltered || !isEmpty) && {
            filters: <FilterPanel filters={ownOfferFilters} layout="bar" {...list.filterProps} />,
            pager: <ListPager path={ownPages(viewer)?.publications ?? paths.home} {...list.pagerProps} />,
          })}
        >
          {isEmpty ? (
            <NoOffers isFiltered={isFiltered} onClear={() => list.setFilters(ownOfferFilters.initial)} />
          ) : (
            <MasterDetail
              list={
                <OwnOfferList
                  offers={list.items}
                  selectedId={selected?.id ?? null}
                  onSelect={({ id }) => select(id)}
                />
              }
              detail={
                <OwnOfferPanel
                  offer={selected}
                  onAccept={(applicant) => selected && void accept(selected, applicant)}
                  acceptingId={acceptingId}
                  hrefFor={professionalHref}
                  {...(selected && {
                    payment: (
                      <Payment
                        key={selected.id}
                        offer={selected}
                        isOffline={dataState === 'offline'}
                        onPaid={() => markPaid(selected.id)}
                      />
                    ),
                    rateHref: href(paths.paid, {
                      role: viewer.role,
                      idUser: viewer.id,
                      idProduct: selected.id,
                    }),
                  })}
                />
              }
            />
          )}
        </AccountLayout>
      )}
    </RequireViewer>
  )
}
