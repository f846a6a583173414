/** The drafts of changes to a character begin so; that of a new one is 'character' alone. */
export const EDIT_DRAFT = 'character:';
export const editDraftOf = (uuid: string) => EDIT_DRAFT + uuid;
