import { offers } from '@plomada/domain/fixtures'
import { PlomadaProvider } from '@plomada/ui/PlomadaProvider'
import type { LinkComponentProps } from '@plomada/ui/Provider'
import { OfferCard } from '@plomada/ui/OfferCard'
import { Page } from '@plomada/ui/Page'
import { Select } from '@plomada/ui/Select'
import { Stack } from '@plomada/ui/Stack'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import './brand.css'
import { QuestionPage } from './QuestionPage'

/** Makes the links of the library navigate with React Router. */
const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />

const shifts = [
  { value: 'am', label: 'Por la mañana' },
  { value: 'pm', label: 'Por la tarde' },
]

function OffersPage() {
  const [shift, setShift] = useState<string | null>(null)
  const [applied, setApplied] = useState(false)
  return (
    <Page title="Trabajos de la semana">
      <Stack gap={5}>
        <Select label="Horario" options={shifts} value={shift} onChange={setShift} />
        <OfferCard
          offer={offers.tankPump}
          href="/pedir"
          application={applied ? 'sent' : 'open'}
          onApply={() => setApplied(true)}
        />
      </Stack>
    </Page>
  )
}

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <PlomadaProvider linkComponent={RouterLink}>
      <Routes>
        <Route path="/" element={<OffersPage />} />
        <Route path="/pedir" element={<QuestionPage />} />
      </Routes>
    </PlomadaProvider>
  </BrowserRouter>,
)
