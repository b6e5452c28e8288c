import { choice, defineFilters, defineForm, idSchema, number, oneOf } from '@plomada/define'
import { Badge } from '@plomada/ui/Badge'
import { BrandLink } from '@plomada/ui/BrandLink'
import { Cards } from '@plomada/ui/Cards'
import { FilterPanel } from '@plomada/ui/FilterPanel'
import { Form, FormFields, SubmitButton } from '@plomada/ui/form'
import { ListPage } from '@plomada/ui/ListPage'
import { en } from '@plomada/ui/messages'
import { Money } from '@plomada/ui/Money'
import { Pager } from '@plomada/ui/Pager'
import { Provider } from '@plomada/ui/Provider'
import { TopNav } from '@plomada/ui/TopNav'
import { useState } from 'react'

const options = [
  { value: 'drill', label: 'Drills' },
  { value: 'saw', label: 'Saws' },
] as const
const toolFilters = defineFilters(
  { kind: choice('kind', 'Kind', oneOf(['drill', 'saw']), { options, emptyLabel: 'All' }) },
  { pageSize: 20 },
)
const bookingForm = defineForm({
  days: number('Days', idSchema, null),
})

/** An app with another subject, in English: navigation, filters, cards, pager and a form. */
export function App({ tools }: { tools: readonly { id: string; name: string; price: number }[] }) {
  const [filters, setFilters] = useState(toolFilters.initial)
  return (
    <Provider
      messages={en}
      locale="en-GB"
      timeZone="Europe/London"
      currency="GBP"
      brand={{ name: 'Toolshed' }}
    >
      <TopNav items={[{ label: 'Tools', href: '/tools' }]} brand={<BrandLink href="/" />} />
      <ListPage
        title="Tools"
        filters={
          <FilterPanel filters={toolFilters} value={filters} onChange={setFilters} count={tools.length} />
        }
        pager={<Pager page={filters.page} pages={4} hrefFor={(page) => `/tools?page=${page}`} />}
      >
        <Cards
          items={tools}
          emptyTitle="No tools"
          empty="No tools"
          skeleton={null}
          renderItem={({ name, price }) => (
            <>
              <Badge tone="info">{name}</Badge>
              <Money amount={price} />
            </>
          )}
        />
      </ListPage>
      <Form form={bookingForm} onSubmit={async () => undefined} success="Booked">
        <FormFields form={bookingForm} />
        <SubmitButton>Book</SubmitButton>
      </Form>
    </Provider>
  )
}
