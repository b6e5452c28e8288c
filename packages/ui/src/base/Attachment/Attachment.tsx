'use client'
import { useMessages } from '../../provider/context.ts'
import { Anchor } from '../Anchor/Anchor.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { Photo } from '../Photo/Photo.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import * as css from './Attachment.css.ts'

export interface AttachmentProps extends PassThroughProps<HTMLDivElement> {
  /** Name of the file, or what a photo shows. */
  name: string
  /** URL of the photo; `null` for a file without preview. */
  src?: string | null
  /** URLs of the photo by width, as in HTML. */
  srcSet?: string | undefined
  /** URL that opens the file in another tab. */
  href?: string | undefined
  /** `photo` shows a large photo, `row` a preview with the name.
   * @default 'row' */
  layout?: 'photo' | 'row'
  /** Percentage that was sent, 0 to 100. Without it there is no progress. */
  progress?: number | undefined
  /** Called when the user removes the file. Without it there is no button. */
  onRemove?: (() => void) | undefined
}

const LargePhoto = ({ name, src = null, srcSet, href }: AttachmentProps) => {
  const t = useMessages()
  const photo = <Photo src={src} srcSet={srcSet} alt={name} sizes="20rem" shape="card" />
  return href === undefined ? (
    photo
  ) : (
    <Anchor
      href={href}
      className={css.link}
      target="_blank"
      rel="noopener"
      aria-label={`${name} ${t('newTab')}`}
    >
      {photo}
    </Anchor>
  )
}

/** Renders a photo or a file that belongs to a message. */
export const Attachment = (props: AttachmentProps) => {
  const { name, src = null, srcSet, href, layout = 'row', progress, onRemove, ...rest } = props
  const t = useMessages()
  if (layout === 'photo')
    return (
      <div {...rest} className={css.photo}>
        <LargePhoto name={name} src={src} srcSet={srcSet} href={href} />
      </div>
    )
  return (
    <div {...rest} className={css.row}>
      <span className={css.thumb}>
        {src === null ? <Icon icon={icons.file} size="lg" /> : <Photo src={src} alt="" shape="square" />}
      </span>
      <span className={css.text}>
        {href === undefined ? (
          <span className={css.name}>{name}</span>
        ) : (
          <Anchor href={href} className={css.nameLink} target="_blank" rel="noopener">
            {name}
          </Anchor>
        )}
        {progress !== undefined && <ProgressBar label={t('message.sending')} value={progress} />}
      </span>
      {onRemove && (
        <IconButton
          icon={icons.close}
          size="small"
          label={t('composer.remove', { name })}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
