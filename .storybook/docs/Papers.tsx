import { Markdown } from '@storybook/addon-docs/blocks'
import glossary from '../../docs/glossary.md?raw'
import { Code, Section } from './parts.tsx'
import * as css from './docs.css.ts'

// Vite reads these calls without running them, so what they are given is written out.
const pending = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const released = import.meta.glob<string>('../../packages/{ui,domain}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const withoutTitle = (text: string) => text.replace(/^# .*\n+/, '')

/** docs/glossary.md. */
export const Glossary = () => <Markdown>{withoutTitle(glossary)}</Markdown>

/** What a changeset says, and of which package. */
const read = (text: string) => {
  const [, front = '', said = ''] = text.split(/^---$/m)
  const packages = [...front.matchAll(/'([^']+)': (\w+)/g)].map(
    ([, name = '', bump = '']) => `${name} ${bump}`,
  )
  return { packages, said }
}

/** What the next release brings, from the changesets, then the releases that were. */
export const Changes = () => (
  <>
    <Section title="Next release">
      {Object.entries(pending).map(([file, text]) => {
        const { packages, said } = read(text)
        return (
          <div key={file} className={css.change}>
            {packages.map((name) => (
              <Code key={name}>{name}</Code>
            ))}
            <Markdown>{said}</Markdown>
          </div>
        )
      })}
    </Section>
    {Object.entries(released).map(([file, text]) => (
      <Section key={file} title={file.includes('/ui/') ? '@plomada/ui' : '@plomada/domain'}>
        <Markdown>{withoutTitle(text)}</Markdown>
      </Section>
    ))}
  </>
)
