import { Accordion } from '@plomada/ui/Accordion'
import { DescriptionList } from '@plomada/ui/DescriptionList'
import { Grid } from '@plomada/ui/Grid'
import { Heading } from '@plomada/ui/Heading'
import { Page } from '@plomada/ui/Page'
import { Panel } from '@plomada/ui/Panel'
import { Stack } from '@plomada/ui/Stack'
import { Text } from '@plomada/ui/Text'
import type { Language } from './language'
import { PriceTable } from './PriceTable'
import { getTexts } from './texts'
import { depots } from './tools'

/** Renders how a rental works. It can be a server component: only the table of prices has state. */
export const HowItWorksPage = ({ language }: { language: Language }) => {
  const { help, depots: names } = getTexts(language)
  return (
    <Page title={help.title} lead={help.lead}>
      <Stack gap={14}>
        <Grid columns={3} element="ol">
          {help.steps.map(([title, text], index) => (
            <li key={title}>
              <Panel>
                <Stack gap={2}>
                  <Text size="label" tone="accent" weight="strong">
                    {index + 1}
                  </Text>
                  <Heading level={2} size="card">
                    {title}
                  </Heading>
                  <Text tone="muted">{text}</Text>
                </Stack>
              </Panel>
            </li>
          ))}
        </Grid>
        <Stack gap={5} element="section">
          <Heading level={2}>{help.depots}</Heading>
          <DescriptionList
            columns={3}
            items={depots.map((depot) => ({
              id: depot,
              term: names[depot],
              description: (
                <>
                  {help.addresses[depot]}
                  <br />
                  {help.hours}
                </>
              ),
            }))}
          />
        </Stack>
        <Stack gap={5} element="section">
          <Heading level={2}>{help.prices}</Heading>
          <PriceTable language={language} />
        </Stack>
        <Stack gap={5} element="section">
          <Heading level={2}>{help.questions}</Heading>
          <Accordion
            items={help.answers.map(([question, answer]) => ({
              id: question ?? '',
              title: question,
              content: answer,
            }))}
          />
        </Stack>
      </Stack>
    </Page>
  )
}
