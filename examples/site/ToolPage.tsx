import { Breadcrumbs } from '@plomada/ui/Breadcrumbs'
import { DescriptionList } from '@plomada/ui/DescriptionList'
import { Grid } from '@plomada/ui/Grid'
import { Heading } from '@plomada/ui/Heading'
import { Money } from '@plomada/ui/Money'
import { Page } from '@plomada/ui/Page'
import { Split } from '@plomada/ui/Split'
import { Stack } from '@plomada/ui/Stack'
import { type TabItem, Tabs } from '@plomada/ui/Tabs'
import { Text } from '@plomada/ui/Text'
import type { ReactNode } from 'react'
import { AvailabilityCalendar } from './AvailabilityCalendar'
import { listDepots } from './findTools'
import { type Language, locales } from './language'
import { getTexts } from './texts'
import { ToolCard } from './ToolCard'
import { ToolPicture } from './ToolPicture'
import { type Tool, tools } from './tools'

interface ToolPageProps {
  language: Language
  tool: Tool
  /** The `BookingPanel`, with how the app sends a booking. */
  booking: ReactNode
}

const Details = ({ language, tool }: Omit<ToolPageProps, 'booking'>) => {
  const { tool: labels, kinds, powers, depots } = getTexts(language)
  const weight = new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'kilogram' })
  return (
    <DescriptionList
      items={[
        { id: 'kind', term: labels.kind, description: kinds[tool.kind] },
        { id: 'power', term: labels.power, description: powers[tool.power] },
        { id: 'weight', term: labels.weight, description: weight.format(tool.weight) },
        { id: 'deposit', term: labels.deposit, description: <Money amount={tool.deposit} /> },
        {
          id: 'depots',
          term: labels.depots,
          description: listDepots(tool)
            .map((depot) => depots[depot])
            .join(', '),
        },
      ]}
    />
  )
}

const listSections = (language: Language, tool: Tool): readonly TabItem[] => {
  const { tool: labels } = getTexts(language)
  return [
    { id: 'details', label: labels.details, content: <Details language={language} tool={tool} /> },
    {
      id: 'box',
      label: labels.box,
      content: (
        <ul className="kerf-list">
          {labels.boxItems[tool.power].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'availability',
      label: labels.availability,
      content: <AvailabilityCalendar language={language} tool={tool} />,
    },
  ]
}

/** Renders the page of a tool. It has no state, so it can be a server component. */
export const ToolPage = ({ language, tool, booking }: ToolPageProps) => {
  const { nav, tools: names, tool: labels, kinds } = getTexts(language)
  const [name, task] = names[tool.id]
  const similar = tools.filter(({ id, kind }) => kind === tool.kind && id !== tool.id)
  const list = `/${language}/tools`
  return (
    <Page>
      <Stack gap={10}>
        <Split side={booking} sideWidth="asideWide" sidePosition="end">
          <Stack gap={6}>
            <Breadcrumbs
              items={[
                { href: list, label: nav.tools },
                { href: `${list}?kind=${tool.kind}`, label: kinds[tool.kind] },
              ]}
            />
            <ToolPicture kind={tool.kind} tool={tool} shape="rounded" />
            <Stack gap={2}>
              <Heading level={1}>{name}</Heading>
              <Text size="lead" tone="muted">
                {task}
              </Text>
            </Stack>
            <Tabs label={labels.sections} items={listSections(language, tool)} />
          </Stack>
        </Split>
        <Stack gap={5} element="section">
          <Heading level={2}>{labels.similar}</Heading>
          <Grid>
            {similar.map((one) => (
              <ToolCard key={one.id} language={language} tool={one} />
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Page>
  )
}
