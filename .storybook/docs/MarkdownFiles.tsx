import { Markdown } from '@storybook/addon-docs/blocks'
import choosing from '../../docs/choosing.md?raw'
import glossary from '../../docs/glossary.md?raw'
import cases from '../../docs/library-cases.md?raw'
import { fillChoosing, formatCases, formatSizes } from '../../tools/componentDocs/choosing.ts'
import { Code, Section } from './blocks.tsx'
import * as css from './docs.css.ts'
import weights from './weights.json'

// Vite analyzes these calls statically: their arguments must be literals.
const changesets = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changelogs = import.meta.glob<string>('../../packages/{ui,domain}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const withoutTitle = (text: string) => text.replace(/^# .*\n+/, '')

/** Renders docs/glossary.md. */
export const Glossary = () => <Markdown>{withoutTitle(glossary)}</Markdown>

/** Renders docs/choosing.md with the measured figures. */
export const Choosing = () => (
  <Markdown>
    {withoutTitle(fillChoosing(choosing, { sizes: formatSizes(weights), cases: formatCases(cases) }))}
  </Markdown>
)

/** Returns the packages and the text of a changeset. */
const parseChangeset = (text: string) => {
  const [, front = '', description = ''] = text.split(/^---$/m)
  const packages = [...front.matchAll(/'([^']+)': (\w+)/g)].map(
    ([, name = '', bump = '']) => `${name} ${bump}`,
  )
  // The fingerprints of the API reports are comments.
  return { packages, description: description.replace(/<!--.*?-->/g, '').trim() }
}

const kinds = { major: 'Changed or removed', minor: 'New', patch: 'Fixed' }

/** Renders the changes of the library since the last release by kind, and its newest release. */
export const WhatsNew = () => {
  const changes = Object.values(changesets).map(parseChangeset)
  const released = Object.entries(changelogs).find(([file]) => file.includes('/ui/'))?.[1]
  const [newest] = released
    ? withoutTitle(released)
        .split(/(?=^## )/m)
        .filter((part) => part.startsWith('## '))
    : []
  return (
    <>
      {Object.entries(kinds).map(([kind, title]) => {
        const ofKind = changes.filter(({ packages }) => packages.includes(`@plomada/ui ${kind}`))
        return (
          ofKind.length > 0 && (
            <Section key={kind} title={title}>
              {ofKind.map(({ description }) => (
                <div key={description} className={css.changeset}>
                  <Markdown>{description}</Markdown>
                </div>
              ))}
            </Section>
          )
        )
      })}
      {newest && (
        <Section title="Last release">
          <Markdown>{newest}</Markdown>
        </Section>
      )}
    </>
  )
}

/** Renders the changesets of the next release and the changelogs of both packages. */
export const Changelog = () => (
  <>
    <Section title="Next release">
      {Object.entries(changesets).map(([file, text]) => {
        const { packages, description } = parseChangeset(text)
        return (
          <div key={file} className={css.changeset}>
            {packages.map((name) => (
              <Code key={name}>{name}</Code>
            ))}
            <Markdown>{description}</Markdown>
          </div>
        )
      })}
    </Section>
    {Object.entries(changelogs).map(([file, text]) => (
      <Section key={file} title={file.includes('/ui/') ? '@plomada/ui' : '@plomada/domain'}>
        <Markdown>{withoutTitle(text)}</Markdown>
      </Section>
    ))}
  </>
)
