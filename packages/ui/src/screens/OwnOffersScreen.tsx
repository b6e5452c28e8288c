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
import { Button, Dialog, Notice, Pager, Stack, Text } from '../base/index.ts'
import { FilterPanel, isNarrowed } from '../filter/index.ts'
import { MasterDetail } from '../layout/index.ts'
import { offerCopy, OffersNotFound, OwnOfferList, OwnOfferPanel, OwnOffersEmpty } from '../offer/index.ts'
import { PayPanel } from '../payment/index.ts'
import { accountItems } from '../shell/index.ts'
import { Account, Gate } from './Account.tsx'
import { passingOffers } from './filtering.ts'
import { ownOffers, type Who } from './market.ts'
import { useNotices } from './Screen.tsx'
import { answer, type Given, useFilterState, useList } from './useList.ts'

interface PaymentProps {
  offer: Offer
  isOffline: boolean
  onPaid: () => void
}

/** Paying, with a dialog that stands for the window of the payment provider. */
function Payment({ offer, isOffline, onPaid }: PaymentProps) {
  const [stage, setStage] = useState<'ready' | 'opening' | 'window' | 'processing'>('ready')
  const [hasFailed, setFailed] = useState(false)
  const open = async () => {
    setFailed(false)
    setStage('opening')
    await answer()
    setFailed(isOffline)
    setStage(isOffline ? 'ready' : 'window')
  }
  const confirm = async () => {
    setStage('processing')
    await answer()
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
  /** Who looks at it. */
  who: Who
  /** How the data stands.
   * @default 'here' */
  given?: Given
  /** Position of the offer that is chosen from the start. */
  chosen?: number
  /** The offers at the start.
   * @default Ana's */
  offers?: readonly Offer[]
}

const useOwnOffers = (start: readonly Offer[], given: Given) => {
  const { notify } = useNotices()
  const [offers, setOffers] = useState(start)
  const [acceptingId, setAccepting] = useState<number | null>(null)
  const change = (id: number, patch: Partial<Offer>) =>
    setOffers((now) => now.map((offer) => (offer.id === id ? { ...offer, ...patch } : offer)))
  const accept = async (offer: Offer, applicant: Applicant) => {
    setAccepting(applicant.id)
    await answer()
    setAccepting(null)
    if (given === 'offline') return notify('error', problems.unavailable.sentence)
    const hired = { ...applicant, email: 'bruno@plomada.example', phone: '1155550188' }
    change(offer.id, { state: 'proceso', hired })
    notify('success', offerCopy.accepted)
  }
  return { offers, acceptingId, accept, settle: (id: number) => change(id, { state: 'terminado' }) }
}

const Nothing = ({ isFresh, onClear }: { isFresh: boolean; onClear: () => void }) =>
  isFresh ? (
    <OwnOffersEmpty createHref={paths.createOffer} homeHref={paths.home} />
  ) : (
    <OffersNotFound onClear={onClear} />
  )

/** /profilec/{id} and /profilep/{id}: choose one of one's own offers, accept an applicant, pay. */
export function OwnOffersScreen({
  who,
  given = 'here',
  chosen,
  offers: start = ownOffers,
}: OwnOffersScreenProps) {
  const { offers, acceptingId, accept, settle } = useOwnOffers(start, given)
  const { filters, setFilters, toPage } = useFilterState(ownOfferFilters)
  const [selectedId, select] = useState(chosen === undefined ? null : start[chosen]?.id)
  const list = useList(passingOffers(offers, filters), filters, given === 'offline' ? 'here' : given)
  const selected = list.rows?.find(({ id }) => id === selectedId) ?? null
  const isFresh = list.total === 0 && !isNarrowed(ownOfferFilters, filters)
  return (
    <Gate who={who} roles={members}>
      {(viewer) => (
        <Account
          viewer={viewer}
          current={accountItems.publications}
          title={offerCopy.own}
          {...(!isFresh && {
            filters: (
              <FilterPanel
                of={ownOfferFilters}
                value={filters}
                {...(list.total !== undefined && { count: list.total })}
                onChange={setFilters}
                layout="bar"
              />
            ),
            pager: (
              <Pager
                page={filters.page}
                pages={list.pages}
                hrefFor={(page) => `${ownPages(viewer)?.publications ?? paths.home}?page=${page}`}
                onPage={toPage}
              />
            ),
          })}
        >
          {list.total === 0 ? (
            <Nothing isFresh={isFresh} onClear={() => setFilters(ownOfferFilters.initial)} />
          ) : (
            <MasterDetail
              list={
                <OwnOfferList
                  offers={list.rows}
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
                        isOffline={given === 'offline'}
                        onPaid={() => settle(selected.id)}
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
        </Account>
      )}
    </Gate>
  )
}
