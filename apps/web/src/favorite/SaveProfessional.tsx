import { memberRoles, paths, type User } from '@plomada/domain'
import { favoriteMessages, Inline, Link, Message, SaveButton } from '@plomada/ui'
import { InviteProfessional } from '../invitation/InviteProfessional.tsx'
import { useSession } from '../session/useSession.ts'
import { useFavorite, useSetFavorite } from './favorite.data.ts'

interface SaveProfessionalProps {
  professional: Pick<User, 'id' | 'firstName' | 'lastName'>
}

/** Renders, for clients and professionals, the button that saves a professional, with a link to the saved ones. */
export default function SaveProfessional(props: SaveProfessionalProps) {
  const { viewer } = useSession()
  return memberRoles.some((role) => role === viewer?.role) ? <Save {...props} /> : null
}

function Save({ professional }: SaveProfessionalProps) {
  const { data, problem } = useFavorite(professional)
  // Saving twice has no effect, so the button stays usable when its state could not be loaded.
  const isSaved = data?.isSaved ?? (problem ? false : undefined)
  const setFavorite = useSetFavorite()
  return (
    <Inline>
      <SaveButton
        professional={professional}
        isSaved={isSaved}
        onChange={(shouldSave) => setFavorite(professional, shouldSave)}
      />
      <InviteProfessional professional={professional} />
      {isSaved && (
        <Link href={paths.favorites} size="standalone">
          <Message>{favoriteMessages.seeAll}</Message>
        </Link>
      )}
    </Inline>
  )
}
