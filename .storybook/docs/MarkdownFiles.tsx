import { Markdown } from '@storybook/addon-docs/blocks'
import glossary from '../../docs/glossary.md?raw'
import { Code, Section } from './blocks.tsx'
import * as css from './docs.css.ts'

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

/** Returns the packages and the text of a changeset. */
const parseChangeset = (text: string) => {
  const [, front = '', description = ''] = text.split(/^---$/m)
  const packages = [...front.matchAll(/'([^']+)': (\w+)/g)].map(
    ([, name = '', bump = '']) => `${name} ${bump}`,
  )
  return { packages, description }
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
