'use client'
import { offers } from '@plomada/domain/fixtures'
import { OfferCard } from '@plomada/ui/OfferCard'
import { Select } from '@plomada/ui/Select'
import { Stack } from '@plomada/ui/Stack'
import { useState } from 'react'

const shifts = [
  { value: 'am', label: 'Por la mañana' },
  { value: 'pm', label: 'Por la tarde' },
]

export const InteractiveOffer = () => {
  const [shift, setShift] = useState<string | null>(null)
  const [applied, setApplied] = useState(false)
  return (
    <Stack gap={5}>
      <Select label="Horario" options={shifts} value={shift} onChange={setShift} />
      <OfferCard
        offer={offers.tankPump}
        href="/pedir"
        application={applied ? 'sent' : 'open'}
        onApply={() => setApplied(true)}
      />
    </Stack>
  )
}
