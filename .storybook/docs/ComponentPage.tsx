import {
  AnchorMdx,
  Canvas,
  Controls,
  DocsContext,
  type DocsContextProps,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentType, Fragment, useContext } from 'react'
import { type Guide, repeatsDescription } from '../../packages/ui/src/testing/guide.ts'
import { messagesIn } from '../../packages/ui/src/testing/texts/shownMessages.ts'
import { classOf } from '../../packages/ui/src/theme/classes.ts'
import * as css from './docs.css.ts'
import { Badge, ComponentLink, Page, PageHeader, Prose, Section, Table } from './blocks.tsx'
import { MessageTable } from './MessageTables.tsx'
import { PropTable } from './PropTable.tsx'
import { findGaps, screenReaderOutput } from './status.ts'
import { formatWeight } from './weights.ts'

type PreparedStory = ReturnType<DocsContextProps['componentStoriesFromCSFFile']>[number]
// Named by Storybook.
/* oxlint-disable no-underscore-dangle */
type Documented = ComponentType & { __docgenInfo?: { description?: string } }

/** Renders the page of a component or screen from its source, guide, stories and recorded output. */
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
      <PageHeader
        category={title.split('/').slice(0, -1).join(' / ')}
        title={name}
        badge={!isScreen && <Badges name={name} />}
      >
        <p className={css.text}>
          <Prose>{component?.__docgenInfo?.description ?? ''}</Prose>
        </p>
      </PageHeader>
      {first && (
        <Section title={isScreen ? first.name : 'Example'}>
          <StoryCanvas story={first} isScreen={isScreen} />
          {!isScreen && <LiveControls story={first} />}
        </Section>
      )}
      {guide && <Usage guide={guide} description={component?.__docgenInfo?.description ?? ''} />}
      {guide && <Guidance guide={guide} />}
      <ScreenReaderOutput lines={screenReaderOutput[name]} />
      {!isScreen && <PropTable types={preparedMeta.argTypes} />}
      {guide?.messages && (
        <Section title="Messages">
          <MessageTable messages={messagesIn(guide.messages)} />
        </Section>
      )}
      {!isScreen && <Status name={name} />}
      {others.length > 0 && (isScreen ? <StoryLinks stories={others} /> : <Examples stories={others} />)}
    </Page>
  )
}

/** Renders a story; stories of screens and in phone width are in an iframe. */
const StoryCanvas = ({ story, isScreen = false }: { story: PreparedStory; isScreen?: boolean }) => {
  const { viewport } = story.storyGlobals
  const isPhone = viewport?.value === 'phone' || viewport?.value === 'small'
  const isInFrame = isScreen || isPhone
  return (
    <div className={isPhone ? css.phoneWidth : undefined}>
      <Canvas of={story.moduleExport} {...(isInFrame && { story: { inline: false, height: '640px' } })} />
    </div>
  )
}

const isEditable = /^(boolean|text|number|select|radio|inline-radio)$/

/** Renders controls that change the example above, for the props that have a simple value. */
const LiveControls = ({ story }: { story: PreparedStory }) => {
  const names = Object.entries(story.argTypes).flatMap(([name, { control }]) =>
    control && typeof control === 'object' && isEditable.test(String(control.type)) ? [name] : [],
  )
  return names.length > 0 && <Controls of={story.moduleExport} include={names} />
}

const Examples = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <Section title="Examples">
    {stories.map((story) => (
      <Fragment key={story.id}>
        <h3 className={css.subheading}>{story.name}</h3>
        <p className={css.muted}>{story.parameters['docs']?.description?.story}</p>
        <StoryCanvas story={story} />
      </Fragment>
    ))}
  </Section>
)

const StoryLinks = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <Section title="Other states">
    <ul className={css.list}>
      {stories.map((story) => (
        <li key={story.id} className={css.link}>
          <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
            {story.name}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  </Section>
)

/** Renders the status of a component and the size of its entry point. */
const Badges = ({ name }: { name: string }) => {
  const gaps = findGaps(name).length
  const weight = formatWeight(name)
  return (
    <>
      {gaps === 0 ? (
        <Badge tone="success">stable</Badge>
      ) : (
        <Badge tone="warning">{`beta · ${gaps} open`}</Badge>
      )}
      {weight && <Badge tone="neutral">{weight}</Badge>}
    </>
  )
}

const Status = ({ name }: { name: string }) => {
  const gaps = findGaps(name)
  return (
    <Section title="Status">
      <p className={css.muted}>
        Generated by the checks: every story passes its play function, axe in both themes, the keyboard,
        layout, forced-colors and layout-shift checks, and renders on a server.
      </p>
      {gaps.length === 0 ? (
        <p className={css.text}>No open gap.</p>
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

interface UsageProps {
  guide: Guide
  description: string
}

const Usage = ({ guide: { status, whenToUse, alternatives }, description }: UsageProps) => (
  <>
    {status === 'experimental' && (
      <p className={css.text}>
        <strong>Experimental:</strong> no page or example app uses it yet. Its props may change.
      </p>
    )}
    {!repeatsDescription(whenToUse, description) && (
      <Section title="When to use">
        <p className={css.text}>
          <Prose>{whenToUse}</Prose>
        </p>
      </Section>
    )}
    {Object.keys(alternatives).length > 0 && (
      <Section title="When not to use">
        <ul className={css.list}>
          {Object.entries(alternatives).map(([name, purpose]) => (
            <li key={name}>
              <ComponentLink name={name} /> <Prose>{purpose}</Prose>
            </li>
          ))}
        </ul>
      </Section>
    )}
  </>
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
          <Rules tone="success" title="Do" rules={guide.do} />
          <Rules tone="danger" title="Don’t" rules={guide.dont} />
        </div>
      </Section>
    )}
    <Section title="Keyboard">
      {Object.keys(guide.keyboard).length === 0 ? (
        <p className={css.text}>Not interactive.</p>
      ) : (
        <Table
          head={['Key', 'Effect']}
          rows={Object.entries(guide.keyboard).map(([key, effect]) => [
            <kbd className={css.key} key={key}>
              {key}
            </kbd>,
            <Prose key="effect">{effect}</Prose>,
          ])}
        />
      )}
    </Section>
  </>
)

const Rules = ({ tone, title, rules }: { tone: 'success' | 'danger'; title: string; rules: string[] }) => (
  <div className={classOf(css.rules, tone)}>
    <h3 className={`${css.heading} ${classOf(css.rulesTitle, tone)}`}>{title}</h3>
    <ul className={css.list}>
      {rules.map((rule) => (
        <li key={rule}>
          <Prose>{rule}</Prose>
        </li>
      ))}
    </ul>
  </div>
)

const ScreenReaderOutput = ({ lines }: { lines: readonly string[] | undefined }) =>
  lines && (
    <Section title="Screen reader output">
      {lines.length === 0 ? (
        <p className={css.text}>None: the component is decorative.</p>
      ) : (
        <>
          <p className={css.muted}>
            Recorded with a virtual screen reader from the first story, without the ends of elements. Real
            screen readers differ in wording, not in names and roles.
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable */}
          <ol className={css.output} lang="es-AR" tabIndex={0}>
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
