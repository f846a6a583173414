/** Now, as milliseconds since 1970 UTC. Deciders never call it: they are given the time of the command. */
export type Clock = () => number;
