/** Runs a command: prints what it answers; says what failed, and ends with 1 then. */
export async function runCommand(act: () => Promise<string>): Promise<never> {
  try {
    console.log(await act());
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
