/** Runs a command on the one folder it is given; says what failed, and ends with 1 then. */
export async function runMove(usage: string, act: (folder: string) => Promise<void>): Promise<never> {
  try {
    const [folder, ...more] = process.argv.slice(2);
    if (!folder || more.length > 0) throw new Error(`Usage: ${usage}`);
    await act(folder);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
