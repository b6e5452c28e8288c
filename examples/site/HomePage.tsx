import { ButtonLink } from '@plomada/ui/ButtonLink'
import { Grid } from '@plomada/ui/Grid'
import { Heading } from '@plomada/ui/Heading'
import { Link } from '@plomada/ui/Link'
import { Page } from '@plomada/ui/Page'
import { Panel } from '@plomada/ui/Panel'
import { Stack } from '@plomada/ui/Stack'
import { Text } from '@plomada/ui/Text'
import type { Language } from './language'
import { getTexts } from './texts'
import { ToolCard } from './ToolCard'
import { ToolPicture } from './ToolPicture'
import { kinds, tools } from './tools'

const popular = ['sds-hammer-drill', 'pressure-washer', 'mitre-saw']

const Tasks = ({ language }: { language: Language }) => {
  const { home, kinds: names } = getTexts(language)
  return (
    <ul className="kerf-tasks">
      {kinds.map((kind) => (
        <li key={kind}>
          <div className="kerf-card">
            <Panel padding="none" isClipped>
              <ToolPicture kind={kind} />
              <div className="kerf-card-body">
                <Heading level={3} size="card">
                  <Link href={`/${language}/tools?kind=${kind}`} tone="plain">
                    {names[kind]}
                  </Link>
                </Heading>
                <Text size="small" tone="muted">
                  {home.count(tools.filter((tool) => tool.kind === kind).length)}
                </Text>
              </div>
            </Panel>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Renders the start page. It has no state, so it can be a server component. */
export const HomePage = ({ language }: { language: Language }) => {
  const { home } = getTexts(language)
  return (
    <Page>
      <Stack gap={14}>
        <div className="kerf-hero" data-surface="inverse">
          <Stack gap={6} align="start">
            <h1 className="kerf-hero-title">{home.title}</h1>
            <p className="kerf-hero-lead">{home.lead}</p>
            <ButtonLink href={`/${language}/tools`} variant="accent" size="large">
              {home.browse}
            </ButtonLink>
          </Stack>
          <ToolPicture kind="cutting" shape="rounded" />
        </div>
        <Stack gap={5} element="section">
          <Heading level={2}>{home.tasks}</Heading>
          <Tasks language={language} />
        </Stack>
        <Stack gap={5} element="section">
          <Heading level={2}>{home.popular}</Heading>
          <Grid columns={3}>
            {tools
              .filter(({ id }) => popular.includes(id))
              .map((tool) => (
                <ToolCard key={tool.id} language={language} tool={tool} />
              ))}
          </Grid>
        </Stack>
      </Stack>
    </Page>
  )
}
