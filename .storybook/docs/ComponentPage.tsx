import { AnchorMdx, Canvas, DocsContext, type DocsContextProps, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentType, Fragment, useContext } from 'react'
import { esAR } from '../../packages/domain/src/index.ts'
import { correct } from '../../packages/ui/src/provider/words.ts'
import type { Guide } from '../../packages/ui/src/testing/guide.ts'
import { sentencesIn } from '../../packages/ui/src/testing/shownWords.ts'
import * as css from './docs.css.ts'
import { Code, Head, Mark, Page, Prose, Section, Table, ToComponent } from './parts.tsx'
import { Props } from './Props.tsx'
import { gapsOf, spoken } from './quality.ts'

type PreparedStory = ReturnType<DocsContextProps['componentStoriesFromCSFFile']>[number]
// The name is Storybook's.
/* oxlint-disable no-underscore-dangle */
type Documented = ComponentType & { __docgenInfo?: { description?: string } }

/** The page of a component, drawn from its source, its guide and its tests. */
export const ComponentPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStoriesFromCSFFile(csfFile)
  const { title } = csfFile.meta
  const name = title.split('/').at(-1) ?? title
  const guide = preparedMeta.parameters['guide'] as Guide | undefined
  const component = preparedMeta.component as Documented | undefined
  const [first, ...others] = stories
  const isScreen = title.startsWith('Screens/')
  return (
    <Page>
      <Head
        kicker={title.split('/').slice(0, -1).join(' / ')}
        title={name}
        beside={!isScreen && <Status name={name} />}
      >
        <p className={css.text}>
          <Prose>{component?.__docgenInfo?.description ?? ''}</Prose>
        </p>
        {guide && (
          <p className={css.text}>
            <Prose>{guide.use}</Prose>
          </p>
        )}
      </Head>
      {guide && <Instead of={guide} />}
      {first && (
        <Section title={isScreen ? first.name : 'At a glance'}>
          <Shown story={first} isScreen={isScreen} />
        </Section>
      )}
      {guide && <Guidance guide={guide} />}
      <Speech lines={spoken[name]} />
      {/* Storybook gives the props of a component as the argument types of its stories. */}
      {!isScreen && <Props of={preparedMeta.argTypes} />}
      {guide?.copy && <Copy of={guide.copy} />}
      {!isScreen && <Gaps name={name} />}
      {others.length > 0 && (isScreen ? <Links to={others} /> : <States of={others} />)}
    </Page>
  )
}

/** A story in the page; a phone's in a window of a phone's width, a screen in one of its own. */
const Shown = ({ story, isScreen = false }: { story: PreparedStory; isScreen?: boolean }) => {
  const { viewport } = story.storyGlobals
  const isPhone = viewport?.value === 'phone' || viewport?.value === 'small'
  const isApart = isScreen || isPhone
  return (
    <div className={isPhone ? css.phone : undefined}>
      <Canvas of={story.moduleExport} {...(isApart && { story: { inline: false, height: '640px' } })} />
    </div>
  )
}

const States = ({ of }: { of: readonly PreparedStory[] }) => (
  <Section title="Every state">
    {of.map((story) => (
      <Fragment key={story.id}>
        <h3 className={css.subheading}>{story.name}</h3>
        <p className={css.muted}>{story.parameters['docs']?.description?.story}</p>
        <Shown story={story} />
      </Fragment>
    ))}
  </Section>
)

const Links = ({ to }: { to: readonly PreparedStory[] }) => (
  <Section title="Other people, other moments">
    <ul className={css.list}>
      {to.map((story) => (
        <li key={story.id} className={css.link}>
          <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
            {story.name}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  </Section>
)

const Status = ({ name }: { name: string }) => {
  const gaps = gapsOf(name).length
  return gaps === 0 ? <Mark tone="good">stable</Mark> : <Mark tone="open">{`beta · ${gaps} open`}</Mark>
}

const Gaps = ({ name }: { name: string }) => {
  const gaps = gapsOf(name)
  return (
    <Section title="Status">
      <p className={css.muted}>
        Computed from the tests: every story in Chromium, axe in day and night, the keyboard drive, the
        recorded speech, the drawing on a server.
      </p>
      {gaps.length === 0 ? (
        <p className={css.text}>All of it holds.</p>
      ) : (
        <ul className={css.list}>
          {gaps.map((gap) => (
            <li key={gap}>{`Open: ${gap}.`}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Instead = ({ of: { instead } }: { of: Guide }) =>
  Object.keys(instead).length > 0 && (
    <Section title="When to use another one">
      <ul className={css.list}>
        {Object.entries(instead).map(([name, why]) => (
          <li key={name}>
            <ToComponent name={name} /> <Prose>{why}</Prose>
          </li>
        ))}
      </ul>
    </Section>
  )

const Guidance = ({ guide }: { guide: Guide }) => (
  <>
    {guide.anatomy.length > 0 && (
      <Section title="Anatomy">
        <ol className={`${css.list} ${css.numbered}`}>
          {guide.anatomy.map((part) => (
            <li key={part}>
              <span>
                <Prose>{part}</Prose>
              </span>
            </li>
          ))}
        </ol>
      </Section>
    )}
    {guide.do.length + guide.dont.length > 0 && (
      <Section title="Do and don’t">
        <div className={css.pair}>
          <Judged tone="yes" title="Do" rules={guide.do} />
          <Judged tone="no" title="Don’t" rules={guide.dont} />
        </div>
      </Section>
    )}
    <Section title="Keyboard">
      {Object.keys(guide.keys).length === 0 ? (
        <p className={css.text}>It takes no keys.</p>
      ) : (
        <Table
          head={['Key', 'What it does']}
          rows={Object.entries(guide.keys).map(([key, does]) => [
            <kbd className={css.key} key={key}>
              {key}
            </kbd>,
            <Prose key="does">{does}</Prose>,
          ])}
        />
      )}
    </Section>
  </>
)

const Judged = ({ tone, title, rules }: { tone: 'yes' | 'no'; title: string; rules: string[] }) => (
  <div className={css.judged[tone]}>
    <h3 className={`${css.heading} ${css.mark[tone]}`}>{title}</h3>
    <ul className={css.list}>
      {rules.map((rule) => (
        <li key={rule}>
          <Prose>{rule}</Prose>
        </li>
      ))}
    </ul>
  </div>
)

const Speech = ({ lines }: { lines: readonly string[] | undefined }) =>
  lines && (
    <Section title="What a screen reader says">
      {lines.length === 0 ? (
        <p className={css.text}>
          Nothing: it is for the eye alone, and the words around it say what it means.
        </p>
      ) : (
        <>
          <p className={css.muted}>
            Recorded from the first story with a virtual screen reader, line by line as one reads on; where
            things end is left out. Real ones differ in wording, not in names and roles.
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one scrolls, so the keyboard must reach it */}
          <ol className={css.speech} lang="es-AR" tabIndex={0}>
            {lines
              .filter((line) => !line.startsWith('end of '))
              .map((line, index) => (
                <li key={index}>{line}</li>
              ))}
          </ol>
        </>
      )}
    </Section>
  )

const Copy = ({ of }: { of: Record<string, unknown> }) => (
  <Section title="Words it owns">
    <Table
      head={['Name', 'Specification', 'es-AR']}
      rows={sentencesIn(of).map(({ name, text }) => [
        <Code key={name}>{name}</Code>,
        <span key={text} lang="es">
          {text}
        </span>,
        correct(esAR, text) === text ? '' : correct(esAR, text),
      ])}
    />
  </Section>
)
