function e(e){e.evict({id:`ROOT_QUERY`,fieldName:`myActivity`})}function t(e,t){return{...t,nodes:[...e.nodes,...t.nodes]}}export{e as n,t};
//# sourceMappingURL=rows-so-far-CWeVD_vK.js.map