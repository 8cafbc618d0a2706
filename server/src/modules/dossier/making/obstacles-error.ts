import type { DossierObstacle } from '#contract/dossiers.ts';

/** The dossier cannot be made as it was chosen. */
export class ObstaclesError extends Error {
  override readonly name = 'ObstaclesError';
  readonly obstacles: DossierObstacle[];

  constructor(obstacles: DossierObstacle[]) {
    super('The dossier cannot be made as it was chosen');
    this.obstacles = obstacles;
  }
}
