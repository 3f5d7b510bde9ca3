/** Expected ends of an import; their messages are shown to people as they are. */
export class CatalogueBusy extends Error {
  override readonly name = 'CatalogueBusy';
}

export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/** The disk of the database, or that of the folder, has no room left. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
}

/** A catalogue that is to be put back is not there, or fits no more. */
export class VersionUnusable extends Error {
  override readonly name = 'VersionUnusable';
}

/** What was named is no folder of a catalogue, or no file. */
export class WrongFolder extends Error {
  override readonly name = 'WrongFolder';
}
